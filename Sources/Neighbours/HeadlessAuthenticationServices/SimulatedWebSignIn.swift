import FailureReporting
import Fleet
public import HeadlessUIKit

/// What the user does on a page of the web that signs in.
///
/// The page belongs to the application of the test.
///
/// ```swift
/// print(SimulatedWebSignIn.url?.host() ?? "none")  // none
/// ```
@preconcurrency @MainActor
public enum SimulatedWebSignIn {
  /// The page on which the user is to sign in, while one shows.
  public static var url: URL? { SignIns.current.session?.url }

  /// Signs in, so that the page leads to a URL.
  ///
  /// The page goes, and then the app's completion handler gets the URL. Records a failure when no page shows,
  /// or when the session does not end at such a URL.
  ///
  /// ```swift
  /// if let url = URL(string: "birds://signed-in?code=7") { SimulatedWebSignIn.finish(at: url) }
  /// ```
  public static func finish(
    at url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("sign in", at: CallSite(fileID, filePath, line, column)) { session in
      if let callback = session.callback, !callback.matchesURL(url) {
        return WebSignInWords.wrong(url, callback)
      }
      session.userFinish(url)
      return nil
    }
  }

  /// Taps the button that cancels.
  ///
  /// The page goes, and then the app's completion handler gets the error `.canceledLogin`. Records a failure
  /// when no page shows. `Fleet.screen.buttons["Cancel"].tap()` does the same.
  ///
  /// ```swift
  /// SimulatedWebSignIn.cancel()
  /// ```
  public static func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform("cancel", at: CallSite(fileID, filePath, line, column)) { session in
      session.userCancel()
      return nil
    }
  }

  private static func perform(
    _ purpose: String, at site: CallSite, _ act: (ASWebAuthenticationSession) -> FailureText?
  ) {
    Gesture.perform(in: .shared, at: site) { application in
      guard let session = SignIns.current.session else {
        return WebSignInWords.noPage(purpose, application).report(
          .application, kind: .missing, at: site)
      }
      act(session)?.report(.application, at: site)
    }
  }
}

/// The session of one application whose page shows.
@MainActor
final class SignIns: ScopedState {
  var session: ASWebAuthenticationSession?

  nonisolated init() {}
}
