public import HeadlessUIKit

/// What makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider.
  public override init() {}

  /// Returns a request.
  @preconcurrency @MainActor
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}
