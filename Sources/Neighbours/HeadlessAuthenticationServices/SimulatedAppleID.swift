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
    get { SignInBook.current.next }
    set { SignInBook.current.next = newValue }
  }

  /// Whether the user has an account on the device; without one the error is `.unknown`, as on a device.
  public static var isSignedIn: Bool {
    get { SignInBook.current.isSignedIn }
    set { SignInBook.current.isSignedIn = newValue }
  }

  /// The user, by the name that the app knows.
  public static var user: String {
    get { SignInBook.current.user }
    set { SignInBook.current.user = newValue }
  }

  /// The user's address, or one that Apple has made for the app.
  public static var email: String? {
    get { SignInBook.current.email }
    set { SignInBook.current.email = newValue }
  }

  /// The user's name.
  public static var fullName: PersonNameComponents? {
    get { SignInBook.current.fullName }
    set { SignInBook.current.fullName = newValue }
  }

  /// The password that the keychain has for the app.
  public static var password: ASPasswordCredential? {
    get { SignInBook.current.password }
    set { SignInBook.current.password = newValue }
  }

  /// Sets whether a user signs in with Apple; `.revoked` tells the app by the notification.
  public static func setCredentialState(
    _ state: ASAuthorizationAppleIDProvider.CredentialState, of user: String
  ) {
    SignInBook.current.set(state, of: user)
  }
}
