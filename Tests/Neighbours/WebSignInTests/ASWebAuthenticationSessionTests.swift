import FleetTesting
import HeadlessAuthenticationServices
import TestSupport
import Testing

/// A screen on which a user signs in, and which writes down what comes of it.
private final class SignInScreen: UIViewController, ASWebAuthenticationPresentationContextProviding
{
  let trace = Trace()

  func session(_ callback: String? = "birds") -> ASWebAuthenticationSession? {
    guard let url = URL(string: "https://birds.example/sign-in") else { return nil }
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: callback) {
      [trace, weak self] url, error in
      let isCovered = self?.presentedViewController == nil ? "" : ", covered"
      trace.add(
        (url?.absoluteString
          ?? "\((error as NSError?)?.domain ?? "") \((error as NSError?)?.code ?? 0)")
          + isCovered)
    }
    session.presentationContextProvider = self
    return session
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }
}

@MainActor @Suite("ASWebAuthenticationSession", .freshApplication)
struct ASWebAuthenticationSessionTests {
  private let screen = SignInScreen()
  private let cancelled = "com.apple.AuthenticationServices.WebAuthenticationSession 1"

  init() { setAsAppRootWindow(screen) }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `asks, shows its page, and hands over where that leads`() throws {
    let session = try #require(screen.session())
    #expect(session.start())
    #expect(!session.start())
    settle()
    #expect(SimulatedWebSignIn.url == nil)
    #expect(
      Fleet.screen.staticTexts["This allows the app and website to share information about you."]
        .exists)
    answerPermission("Continue")
    #expect(SimulatedWebSignIn.url?.path() == "/sign-in")
    #expect(Fleet.screen.staticTexts["birds.example"].exists)
    SimulatedWebSignIn.finish(at: try url("birds://done?code=7"))

    #expect(screen.trace.lines == ["birds://done?code=7"])
    #expect(SimulatedWebSignIn.url == nil)
    #expect(screen.presentedViewController == nil)
  }

  @Test func `hands over that the user, or the app, does not want to`() throws {
    let ends: [(ASWebAuthenticationSession) -> Void] = [
      { _ in answerPermission("Cancel") },
      { _ in
        answerPermission("Continue")
        SimulatedWebSignIn.cancel()
      },
      { _ in
        answerPermission("Continue")
        Fleet.screen.buttons["Cancel"].tap()
      },
      {
        answerPermission("Continue")
        $0.cancel()
        settle()
      },
    ]
    for end in ends {
      let session = try #require(screen.session())
      session.start()
      end(session)
      #expect(screen.presentedViewController == nil)
    }

    #expect(screen.trace.lines == [cancelled, cancelled, cancelled, cancelled])
  }

  @Test func `that knows nothing of before is not asked about`() throws {
    let session = try #require(screen.session(nil))
    session.prefersEphemeralWebBrowserSession = true
    session.start()
    settle()
    SimulatedWebSignIn.finish(at: try url("anything://done"))

    #expect(screen.trace.lines == ["anything://done"])
  }

  @Test func `whose page shows goes with its application`() {
    weak var session: ASWebAuthenticationSession?
    withFreshApplication {
      let screen = SignInScreen()
      setAsAppRootWindow(screen)
      let made = screen.session()
      made?.prefersEphemeralWebBrowserSession = true
      made?.start()
      session = made
      settle()
      #expect(SimulatedWebSignIn.url != nil)
    }

    #expect(session == nil)
  }

  @Test func `without a window cannot start`() throws {
    let session = try #require(screen.session())
    session.presentationContextProvider = nil
    #expect(!session.canStart)
    #expect(!session.start())
    #expect(screen.trace.lines.isEmpty)
    settle()

    #expect(
      screen.trace.lines == ["com.apple.AuthenticationServices.WebAuthenticationSession 2"])
  }

  @Test func `ends at the URLs that were said`() throws {
    let rows: [(ASWebAuthenticationSession.Callback, String, Bool)] = [
      (.customScheme("Birds"), "birds://done", true),
      (.customScheme("birds"), "fish://done", false),
      (.https(host: "birds.example", path: "/done"), "https://birds.example/done?a=1", true),
      (.https(host: "birds.example", path: "/done"), "https://birds.example/", false),
    ]
    for (callback, text, expected) in rows {
      #expect(callback.matchesURL(try url(text)) == expected, "\(text)")
    }
  }

  @Test func `tells why nobody can sign in`() throws {
    let session = try #require(screen.session())
    let received = try failures {
      SimulatedWebSignIn.cancel()
      session.start()
      SimulatedWebSignIn.finish(at: try url("birds://done"))
      answerPermission("Continue")
      SimulatedWebSignIn.finish(at: try url("fish://done"))
    }

    #expect(
      received.reasons == [
        "Cannot cancel: No page shows on which the user signs in.",
        "Cannot sign in: No page shows on which the user signs in.",
        "Cannot sign in: The session does not end at 'fish://done'.",
      ])
    #expect(received.first?.details == "ASWebAuthenticationSession.start() shows one.")
    #expect(
      received.dropFirst().first?.details.hasSuffix(
        "to Sign In' first: Fleet.answerPermission(\"Continue\") answers that.") == true)
    #expect(received.last?.details == "It ends at 'birds://'.")
  }
}
