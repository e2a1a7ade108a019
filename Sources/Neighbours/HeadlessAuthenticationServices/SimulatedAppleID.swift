public import HeadlessUIKit

/// The user's Apple Account, and what the user answers when an app asks to sign in, as a test says.
///
/// It belongs to the application of the test: in a fresh one the user has an account, and has signed in to
/// no app.
///
/// ```swift
/// SimulatedAppleID.next = .signsIn
/// print(SimulatedAppleID.email ?? "none")  // wren@example.com
/// ```
@preconcurrency @MainActor
public enum SimulatedAppleID {
  /// What the user answers.
  public enum Answer: Hashable, Sendable {
    case signsIn
    /// The user takes the password that the keychain has.
    case usesPassword
    case cancels
    /// The system has an error.
    case fails
  }

  /// What the user answers at once to the next question; without it the system's alert asks.
  public static var next: Answer? {
    get { SignInAnswers.current.next }
    set { SignInAnswers.current.next = newValue }
  }

  /// Whether the user has an account on the device; without one the error is `.unknown`, as on a device.
  public static var isSignedIn: Bool {
    get { SignInAnswers.current.isSignedIn }
    set { SignInAnswers.current.isSignedIn = newValue }
  }

  /// The user, by the name that the app knows.
  public static var user: String {
    get { SignInAnswers.current.user }
    set { SignInAnswers.current.user = newValue }
  }

  /// The user's address, or one that Apple has made for the app.
  public static var email: String? {
    get { SignInAnswers.current.email }
    set { SignInAnswers.current.email = newValue }
  }

  /// The user's name.
  public static var fullName: PersonNameComponents? {
    get { SignInAnswers.current.fullName }
    set { SignInAnswers.current.fullName = newValue }
  }

  /// The password that the keychain has for the app.
  public static var password: ASPasswordCredential? {
    get { SignInAnswers.current.password }
    set { SignInAnswers.current.password = newValue }
  }

  /// Sets whether a user signs in with Apple; `.revoked` tells the app by the notification.
  public static func setCredentialState(
    _ state: ASAuthorizationAppleIDProvider.CredentialState, of user: String
  ) {
    SignInAnswers.current.set(state, of: user)
  }
}
