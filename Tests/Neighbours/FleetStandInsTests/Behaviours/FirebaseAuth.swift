import FleetStandIns
public import Foundation
import HeadlessUIKit

// What FirebaseAuth declares, as far as the tests use it, as it is made of its headers.

class AdditionalUserInfo: NSObject {
  override init() { super.init() }
  var isNewUser: Bool { _StandIn.get("AdditionalUserInfo.isNewUser", self, by: standIn_isNewUser) }
}

let AuthErrorDomain: String = "AuthErrorDomain"
let AuthErrorUserInfoNameKey: String = "AuthErrorUserInfoNameKey"
typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol
extension NSNotification.Name {
  static let AuthStateDidChange: NSNotification.Name = NSNotification.Name("AuthStateDidChange")
}

class Auth: NSObject {
  override init() { super.init() }
  @discardableResult class func auth() -> Auth { _StandIn.call("Auth.auth()", nil, []) }
  var currentUser: User? { _StandIn.get("Auth.currentUser", self, by: standIn_currentUser) }
  func signIn(
    withEmail email: String, password: String,
    completion: (@Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "Auth.signIn(withEmail:password:completion:)", self,
      [
        email, password,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_signIn(withEmail: email, password: password, completion: completion)) as Void
  }
  @MainActor @discardableResult func signIn(withEmail email: String, password: String) async throws
    -> AuthDataResult
  {
    try await _StandIn.callAsync(
      "Auth.signIn(withEmail:password:completion:)", self, [email, password],
      { values in values(0) },
      by: { reply in
        self.standIn_signIn(withEmail: email, password: password, completion: { reply($0, $1) })
      })
  }
  func signIn(
    with credential: AuthCredential,
    completion: (@Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "Auth.signIn(with:completion:)", self,
      [
        credential,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_signIn(with: credential, completion: completion)) as Void
  }
  func signInAnonymously(completion: (@Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "Auth.signInAnonymously(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) }],
      by: standIn_signInAnonymously(completion: completion)) as Void
  }
  func createUser(
    withEmail email: String, password: String,
    completion: (@Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "Auth.createUser(withEmail:password:completion:)", self,
      [
        email, password,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_createUser(withEmail: email, password: password, completion: completion))
      as Void
  }
  func sendPasswordReset(
    withEmail email: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "Auth.sendPasswordReset(withEmail:completion:)", self,
      [email, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_sendPasswordReset(withEmail: email, completion: completion)) as Void
  }
  func signOut() throws {
    try _StandIn.callThrowing("Auth.signOut()", self, [], by: try standIn_signOut()) as Void
  }
  @discardableResult func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void)
    -> AuthStateDidChangeListenerHandle
  {
    _StandIn.call(
      "Auth.addStateDidChangeListener(_:)", self,
      [StandIn.Block(_body: { values in listener(values(0), values(1)) })],
      by: standIn_addStateDidChangeListener(listener))
  }
  func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
    _StandIn.call(
      "Auth.removeStateDidChangeListener(_:)", self, [listenerHandle],
      by: standIn_removeStateDidChangeListener(listenerHandle)) as Void
  }
  @discardableResult func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void)
    -> IDTokenDidChangeListenerHandle
  {
    _StandIn.call(
      "Auth.addIDTokenDidChangeListener(_:)", self,
      [StandIn.Block(_body: { values in listener(values(0), values(1)) })],
      by: standIn_addIDTokenDidChangeListener(listener))
  }
}

class AuthCredential: NSObject {
  override init() { super.init() }
  var provider: String { _StandIn.get("AuthCredential.provider", self, by: standIn_provider) }
}

class AuthDataResult: NSObject {
  override init() { super.init() }
  var user: User { _StandIn.get("AuthDataResult.user", self, by: standIn_user) }
  var additionalUserInfo: AdditionalUserInfo? {
    _StandIn.get("AuthDataResult.additionalUserInfo", self, by: standIn_additionalUserInfo)
  }
  var credential: AuthCredential? {
    _StandIn.get("AuthDataResult.credential", self, by: standIn_credential)
  }
}

class AuthTokenResult: NSObject {
  override init() { super.init() }
  var token: String { _StandIn.get("AuthTokenResult.token", self, by: standIn_token) }
  var issuedAtDate: Date {
    _StandIn.get("AuthTokenResult.issuedAtDate", self, by: standIn_issuedAtDate)
  }
}

class EmailAuthProvider: NSObject {
  override init() { super.init() }
  @discardableResult class func credential(withEmail email: String, password: String)
    -> AuthCredential
  {
    _StandIn.call(
      "EmailAuthProvider.credential(withEmail:password:)", nil, [email, password],
      by: standIn_credential(withEmail: email, password: password))
  }
}

class FacebookAuthProvider: NSObject {
  override init() { super.init() }
}

protocol AuthUIDelegate: NSObjectProtocol {
}

protocol FederatedAuthProvider: NSObjectProtocol {
}

class GitHubAuthProvider: NSObject {
  override init() { super.init() }
  @discardableResult class func credential(withToken token: String) -> AuthCredential {
    _StandIn.call(
      "GitHubAuthProvider.credential(withToken:)", nil, [token],
      by: standIn_credential(withToken: token))
  }
}

class GoogleAuthProvider: NSObject {
  override init() { super.init() }
  @discardableResult class func credential(withIDToken IDToken: String, accessToken: String)
    -> AuthCredential
  {
    _StandIn.call(
      "GoogleAuthProvider.credential(withIDToken:accessToken:)", nil, [IDToken, accessToken],
      by: standIn_credential(withIDToken: IDToken, accessToken: accessToken))
  }
}

class OAuthCredential: AuthCredential {
  override init() { super.init() }
}

class OAuthProvider: NSObject, FederatedAuthProvider {
  override init() { super.init() }
}

class TwitterAuthProvider: NSObject {
  override init() { super.init() }
}

protocol UserInfo: NSObjectProtocol {
  var uid: String { get }
}

extension UserInfo {
  var uid: String { _StandIn.get("UserInfo.uid", self) }
}

public class User: NSObject, UserInfo {
  public override init() { super.init() }
  var isAnonymous: Bool { _StandIn.get("User.isAnonymous", self, by: standIn_isAnonymous) }
  var isEmailVerified: Bool {
    _StandIn.get("User.isEmailVerified", self, by: standIn_isEmailVerified)
  }
  var metadata: UserMetadata { _StandIn.get("User.metadata", self, by: standIn_metadata) }
  func updateEmail(to email: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "User.updateEmail(to:completion:)", self,
      [email, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_updateEmail(to: email, completion: completion)) as Void
  }
  func updatePassword(to password: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "User.updatePassword(to:completion:)", self,
      [password, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_updatePassword(to: password, completion: completion)) as Void
  }
  @discardableResult func createProfileChangeRequest() -> UserProfileChangeRequest {
    _StandIn.call(
      "User.createProfileChangeRequest()", self, [], by: standIn_createProfileChangeRequest())
  }
  func reload(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "User.reload(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_reload(completion: completion)) as Void
  }
  func reauthenticate(
    with credential: AuthCredential,
    completion: (@Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "User.reauthenticate(with:completion:)", self,
      [
        credential,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_reauthenticate(with: credential, completion: completion)) as Void
  }
  func getIDTokenForcingRefresh(
    _ forceRefresh: Bool, completion: (@Sendable (String?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "User.getIDTokenForcingRefresh(_:completion:)", self,
      [
        forceRefresh,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_getIDTokenForcingRefresh(forceRefresh, completion: completion)) as Void
  }
  func link(
    with credential: AuthCredential,
    completion: (@Sendable (AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "User.link(with:completion:)", self,
      [
        credential,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_link(with: credential, completion: completion)) as Void
  }
  func unlink(
    fromProvider provider: String, completion: (@Sendable (User?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "User.unlink(fromProvider:completion:)", self,
      [
        provider,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_unlink(fromProvider: provider, completion: completion)) as Void
  }
  func delete(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "User.delete(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_delete(completion: completion)) as Void
  }
  var uid: String { _StandIn.get("User.uid", self, by: standIn_uid) }
  var displayName: String? { _StandIn.get("User.displayName", self, by: standIn_displayName) }
  var email: String? { _StandIn.get("User.email", self, by: standIn_email) }
  var phoneNumber: String? { _StandIn.get("User.phoneNumber", self, by: standIn_phoneNumber) }
}

class UserProfileChangeRequest: NSObject {
  override init() { super.init() }
  var displayName: String? {
    get { _StandIn.get("UserProfileChangeRequest.displayName", self) }
    set {
      _StandIn.set("UserProfileChangeRequest.displayName", self, newValue)
      standIn_displayName_isSet()
    }
  }
  var photoURL: URL? {
    get { _StandIn.get("UserProfileChangeRequest.photoURL", self) }
    set {
      _StandIn.set("UserProfileChangeRequest.photoURL", self, newValue)
      standIn_photoURL_isSet()
    }
  }
  func commitChanges(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "UserProfileChangeRequest.commitChanges(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_commitChanges(completion: completion)) as Void
  }
}

class UserMetadata: NSObject {
  override init() { super.init() }
  var lastSignInDate: Date? {
    _StandIn.get("UserMetadata.lastSignInDate", self, by: standIn_lastSignInDate)
  }
  var creationDate: Date? {
    _StandIn.get("UserMetadata.creationDate", self, by: standIn_creationDate)
  }
}

class PhoneAuthCredential: AuthCredential {
  override init() { super.init() }
}

class PhoneAuthProvider: NSObject {
  override init() { super.init() }
  @discardableResult class func provider() -> Self {
    _StandIn.call("PhoneAuthProvider.provider()", nil, [])
  }
  func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate UIDelegate: (any AuthUIDelegate)?,
    completion: (@Sendable (String?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "PhoneAuthProvider.verifyPhoneNumber(_:uiDelegate:completion:)", self,
      [
        phoneNumber, UIDelegate,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_verifyPhoneNumber(phoneNumber, uiDelegate: UIDelegate, completion: completion))
      as Void
  }
  @discardableResult func credential(
    withVerificationID verificationID: String, verificationCode: String
  ) -> PhoneAuthCredential {
    _StandIn.call(
      "PhoneAuthProvider.credential(withVerificationID:verificationCode:)", self,
      [verificationID, verificationCode],
      by: standIn_credential(withVerificationID: verificationID, verificationCode: verificationCode)
    )
  }
}
