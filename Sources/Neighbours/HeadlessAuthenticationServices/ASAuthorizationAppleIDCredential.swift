public import HeadlessUIKit

/// That a user has signed in with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The user, by the same name each time.
  public final let user: String
  /// What the app has said in the request.
  public final let state: String?
  /// What the user lets the app know.
  public final let authorizedScopes: [ASAuthorization.Scope]
  /// What the app's server asks Apple with.
  public final let authorizationCode: Data?
  /// What proves who the user is.
  public final let identityToken: Data?
  /// The user's address, the first time.
  public final let email: String?
  /// The user's name, the first time.
  public final let fullName: PersonNameComponents?
  /// Whether it is a person.
  public final let realUserStatus: ASUserDetectionStatus

  init(
    _ user: String, state: String?, scopes: [ASAuthorization.Scope], code: Data, token: Data,
    email: String?, fullName: PersonNameComponents?
  ) {
    self.user = user
    self.state = state
    self.email = email
    self.fullName = fullName
    authorizedScopes = scopes
    authorizationCode = code
    identityToken = token
    realUserStatus = fullName == nil && email == nil ? .unknown : .likelyReal
  }
}
