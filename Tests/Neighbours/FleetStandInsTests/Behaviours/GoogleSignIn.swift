import FleetStandIns
import Foundation
import HeadlessUIKit

// What GoogleSignIn declares, as far as the tests use it, as it is made of its headers.

class GIDConfiguration: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  var clientID: String { _StandIn.get("GIDConfiguration.clientID", self, by: standIn_clientID) }
  var serverClientID: String? {
    _StandIn.get("GIDConfiguration.serverClientID", self, by: standIn_serverClientID)
  }
  convenience init(clientID: String) {
    self.init()
    _StandIn.call("GIDConfiguration.init(clientID:)", self, [clientID]) as Void
    standIn_init(clientID: clientID)
  }
}

class GIDGoogleUser: NSObject {
  override init() { super.init() }
  var userID: String? { _StandIn.get("GIDGoogleUser.userID", self, by: standIn_userID) }
  var profile: GIDProfileData? { _StandIn.get("GIDGoogleUser.profile", self, by: standIn_profile) }
  var grantedScopes: [String]? {
    _StandIn.get("GIDGoogleUser.grantedScopes", self, by: standIn_grantedScopes)
  }
  var idToken: GIDToken? { _StandIn.get("GIDGoogleUser.idToken", self, by: standIn_idToken) }
  func addScopes(
    _ scopes: [String], presenting presentingViewController: UIViewController,
    completion: (@Sendable (GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "GIDGoogleUser.addScopes(_:presenting:completion:)", self,
      [
        scopes, presentingViewController,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_addScopes(scopes, presenting: presentingViewController, completion: completion)
    ) as Void
  }
}

class GIDProfileData: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  var email: String { _StandIn.get("GIDProfileData.email", self, by: standIn_email) }
  var name: String { _StandIn.get("GIDProfileData.name", self, by: standIn_name) }
  var givenName: String? { _StandIn.get("GIDProfileData.givenName", self, by: standIn_givenName) }
  var familyName: String? {
    _StandIn.get("GIDProfileData.familyName", self, by: standIn_familyName)
  }
  var hasImage: Bool { _StandIn.get("GIDProfileData.hasImage", self, by: standIn_hasImage) }
}

let kGIDSignInErrorDomain: String = "kGIDSignInErrorDomain"
class GIDSignIn: NSObject {
  override init() { super.init() }
  class var sharedInstance: GIDSignIn { _StandIn.get("GIDSignIn.sharedInstance", nil) }
  var currentUser: GIDGoogleUser? {
    _StandIn.get("GIDSignIn.currentUser", self, by: standIn_currentUser)
  }
  var configuration: GIDConfiguration? {
    get { _StandIn.get("GIDSignIn.configuration", self) }
    set { _StandIn.set("GIDSignIn.configuration", self, newValue) }
  }
  @discardableResult func hasPreviousSignIn() -> Bool {
    _StandIn.call("GIDSignIn.hasPreviousSignIn()", self, [], by: standIn_hasPreviousSignIn())
  }
  func restorePreviousSignIn(completion: (@Sendable (GIDGoogleUser?, (any Error)?) -> Void)? = nil)
  {
    _StandIn.call(
      "GIDSignIn.restorePreviousSignIn(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) }],
      by: standIn_restorePreviousSignIn(completion: completion)) as Void
  }
  func signOut() { _StandIn.call("GIDSignIn.signOut()", self, [], by: standIn_signOut()) as Void }
  func signIn(
    withPresenting presentingViewController: UIViewController,
    completion: (@Sendable (GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "GIDSignIn.signIn(withPresenting:completion:)", self,
      [
        presentingViewController,
        completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_signIn(withPresenting: presentingViewController, completion: completion))
      as Void
  }
}

class GIDToken: NSObject {
  override init() { super.init() }
  var tokenString: String { _StandIn.get("GIDToken.tokenString", self, by: standIn_tokenString) }
  var expirationDate: Date? {
    _StandIn.get("GIDToken.expirationDate", self, by: standIn_expirationDate)
  }
}

class GIDSignInResult: NSObject {
  override init() { super.init() }
  var user: GIDGoogleUser { _StandIn.get("GIDSignInResult.user", self, by: standIn_user) }
}
