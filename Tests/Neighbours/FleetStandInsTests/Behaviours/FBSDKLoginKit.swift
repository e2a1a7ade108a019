import FleetStandIns
import Foundation
import HeadlessUIKit

// What FBSDKLoginKit declares, as far as the tests use it, as it is made of its headers.

typealias LoginManagerLoginResultBlock = (LoginManagerLoginResult?, (any Error)?) -> Void
class FBLoginButton: FBButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var delegate: (any LoginButtonDelegate)? {
    get { _StandIn.get("FBLoginButton.delegate", self) }
    set {
      _StandIn.setWeak("FBLoginButton.delegate", self, newValue as AnyObject?);
      standIn_delegate_isSet()
    }
  }
  var permissions: [String] {
    get { _StandIn.get("FBLoginButton.permissions", self) }
    set { _StandIn.set("FBLoginButton.permissions", self, newValue); standIn_permissions_isSet() }
  }
}

@MainActor protocol LoginButtonDelegate: NSObjectProtocol {
  func loginButton(
    _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?,
    error: (any Error)?)
  func loginButtonDidLogOut(_ loginButton: FBLoginButton)
  func loginButtonWillLogin(_ loginButton: FBLoginButton) throws -> Bool
}

extension LoginButtonDelegate {
  func loginButton(
    _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?,
    error: (any Error)?
  ) {
    _StandIn.call(
      "LoginButtonDelegate.loginButton(_:didCompleteWith:error:)", self,
      [loginButton, result, error]) as Void
  }
  func loginButtonWillLogin(_ loginButton: FBLoginButton) throws -> Bool {
    throw CocoaError(.featureUnsupported)
  }
  func loginButtonDidLogOut(_ loginButton: FBLoginButton) {
    _StandIn.call("LoginButtonDelegate.loginButtonDidLogOut(_:)", self, [loginButton]) as Void
  }
}

class LoginConfiguration: NSObject {
  override init() { super.init() }
  var requestedPermissions: Set<String> {
    get { _StandIn.get("LoginConfiguration.requestedPermissions", self) }
  }
  convenience init?(permissions: [String], tracking: LoginTracking, nonce: String) {
    self.init();
    _StandIn.call(
      "LoginConfiguration.init(permissions:tracking:nonce:)", self, [permissions, tracking, nonce])
      as Void;
    standIn_init(permissions: permissions, tracking: tracking, nonce: nonce)
  }
  convenience init?(permissions: [String], tracking: LoginTracking) {
    self.init();
    _StandIn.call("LoginConfiguration.init(permissions:tracking:)", self, [permissions, tracking])
      as Void;
    standIn_init(permissions: permissions, tracking: tracking)
  }
}

class LoginManager: NSObject {
  override init() { super.init() }
  func logIn(
    viewController: UIViewController? = nil, configuration: LoginConfiguration?,
    completion: @escaping LoginResultBlock
  ) {
    _StandIn.call(
      "LoginManager.logIn(viewController:configuration:completion:)", self,
      [viewController, configuration, StandIn.Block(_body: { values in completion(values(0)) })],
      by: standIn_logIn(
        viewController: viewController, configuration: configuration, completion: completion))
      as Void
  }
  func logIn(
    permissions: [String], from viewController: UIViewController?,
    handler: LoginManagerLoginResultBlock?
  ) {
    _StandIn.call(
      "LoginManager.logIn(permissions:from:handler:)", self,
      [
        permissions, viewController,
        handler.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) },
      ], by: standIn_logIn(permissions: permissions, from: viewController, handler: handler))
      as Void
  }
  func reauthorizeDataAccess(
    from viewController: UIViewController?, handler: @escaping LoginManagerLoginResultBlock
  ) {
    _StandIn.call(
      "LoginManager.reauthorizeDataAccess(from:handler:)", self,
      [viewController, StandIn.Block(_body: { values in handler(values(0), values(1)) })],
      by: standIn_reauthorizeDataAccess(from: viewController, handler: handler)) as Void
  }
  func logOut() { _StandIn.call("LoginManager.logOut()", self, [], by: standIn_logOut()) as Void }
}

class LoginManagerLoginResult: NSObject {
  override init() { super.init() }
  var token: AccessToken? {
    get { _StandIn.get("LoginManagerLoginResult.token", self, by: standIn_token) }
  }
  var isCancelled: Bool {
    get { _StandIn.get("LoginManagerLoginResult.isCancelled", self, by: standIn_isCancelled) }
  }
  var grantedPermissions: Set<String> {
    get {
      _StandIn.get(
        "LoginManagerLoginResult.grantedPermissions", self, by: standIn_grantedPermissions)
    }
  }
  var declinedPermissions: Set<String> {
    get {
      _StandIn.get(
        "LoginManagerLoginResult.declinedPermissions", self, by: standIn_declinedPermissions)
    }
  }
}

typealias LoginResultBlock = (LoginResult) -> Void
indirect enum LoginResult {
  case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
  case cancelled
  case failed(any Error)
}

enum LoginTracking: UInt, Sendable {
  case enabled
  case limited
}

extension LoginTracking: _StandInValue { static var _standIn: Self { .enabled } }
