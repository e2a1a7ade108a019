/// The wish that a user signs in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The user who has signed in before.
  open var user: String?

  override var choice: SignInQuestion.Choice? { .apple(self) }
}
