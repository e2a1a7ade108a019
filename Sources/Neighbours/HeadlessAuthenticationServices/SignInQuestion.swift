import HeadlessUIKit

/// The question by what the user signs in.
@MainActor
final class SignInQuestion {
  /// What the user can choose.
  enum Choice {
    case apple(ASAuthorizationAppleIDRequest)
    case password(ASPasswordCredential, ASAuthorizationPasswordRequest)

    @MainActor var title: String {
      switch self {
      case .apple: "Continue"
      case .password(let credential, _): "Use Password of “\(credential.user)”"
      }
    }
  }

  enum Answer {
    case signedIn(ASAuthorization)
    case error(ASAuthorizationError.Code)
  }

  let choices: [Choice]
  private var tell: ((Answer) -> Void)?

  init(_ choices: [Choice], _ tell: @escaping (Answer) -> Void) {
    self.choices = choices
    self.tell = tell
  }

  var isOpen: Bool { tell != nil }

  /// Tells on a later turn, once.
  func end(_ answer: Answer) {
    guard let tell else { return }
    self.tell = nil
    UIApplication.shared.mainLoop.enqueue("ASAuthorizationController tells") { tell(answer) }
  }
}
