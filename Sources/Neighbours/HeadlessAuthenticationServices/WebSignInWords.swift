import Fleet
import HeadlessUIKit

/// The sentences for pages that do not allow signing in.
@MainActor
enum WebSignInWords {
  static func noPage(_ purpose: String, _ application: UIApplication) -> FailureText {
    let asked = application.systemAlert?.title.map {
      "The system asks '\($0)' first: Fleet.answerPermission(\"Continue\") answers that."
    }
    return FailureText(
      "Cannot \(purpose): No page shows on which the user signs in.",
      asked ?? "ASWebAuthenticationSession.start() shows one.")
  }

  static func wrong(_ url: URL, _ callback: ASWebAuthenticationSession.Callback) -> FailureText {
    FailureText(
      "Cannot sign in: The session does not end at '\(url.absoluteString)'.",
      "It ends at '\(callback.words)'.")
  }
}
