/// A wish of the OpenID kind.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What the app finds again in the credential.
  open var state: String?
  /// What the server finds again in the token.
  open var nonce: String?
  /// What is wanted.
  open var requestedOperation: ASAuthorization.OpenIDOperation = .operationImplicit
}
