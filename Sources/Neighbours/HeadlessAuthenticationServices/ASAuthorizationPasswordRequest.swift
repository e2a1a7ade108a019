/// The wish that a user signs in with a password that the keychain has.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
  override var choice: SignInQuestion.Choice? {
    SignInAnswers.current.password.map { .password($0, self) }
  }
}
