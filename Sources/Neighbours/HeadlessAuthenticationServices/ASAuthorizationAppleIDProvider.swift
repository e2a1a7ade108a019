public import HeadlessUIKit

/// What makes requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider.
  public override init() {}

  /// Posted when a user signs in with Apple no more.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Returns a request.
  @preconcurrency @MainActor
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Tells on a later turn of the main loop whether a user still signs in with Apple.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    MainTurn.post("ASAuthorizationAppleIDProvider.getCredentialState(forUserID:completion:)") {
      completion(SignInAnswers.current.state(of: userID), nil)
    }
  }

  /// Returns whether a user still signs in with Apple.
  open nonisolated(nonsending) func credentialState(
    forUserID userID: String
  ) async throws -> CredentialState {
    await MainTurn.come("ASAuthorizationAppleIDProvider.credentialState(forUserID:)")
    return await SignInAnswers.current.state(of: userID)
  }

  /// Whether a user still signs in with Apple.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    /// The user never has.
    case notFound = 2
    /// The app has another owner.
    case transferred = 3
  }
}
