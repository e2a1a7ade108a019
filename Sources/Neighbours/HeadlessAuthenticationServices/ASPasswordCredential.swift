public import HeadlessUIKit

/// A password that the user has chosen.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user's name.
  public final let user: String
  /// The password that was saved.
  public final let password: String

  /// Creates a password of a user.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
