import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: LoginManager.logIn(permissions:from:handler:), LoginManagerLoginResult.token

// No page is shown: the user whom `SimulatedFacebook` has logs in, or closes it.

private final class LoginParts {
  var token: AccessToken?
  var isCancelled = false
  var granted: Set<String> = []
  var declined: Set<String> = []

  static func of(_ result: LoginManagerLoginResult) -> LoginParts {
    StandIn.state(of: result) { LoginParts() }
  }
}

extension LoginManager {
  func standIn_logIn(
    permissions: [String], from viewController: UIViewController?,
    handler: ((LoginManagerLoginResult?, (any Error)?) -> Void)?
  ) {
    StandIn.reply { handler?(Self.result(asking: permissions), nil) }
  }

  func standIn_reauthorizeDataAccess(
    from viewController: UIViewController?,
    handler: @escaping (LoginManagerLoginResult?, (any Error)?) -> Void
  ) {
    StandIn.reply {
      let granted = AccessToken.current?.__permissions.sorted() ?? []
      handler(Self.result(asking: granted), nil)
    }
  }

  func standIn_logOut() {
    AccessToken.current = nil
    Profile.current = nil
  }

  /// Logs the user in, or says that the page was closed.
  static func result(asking permissions: [String]) -> LoginManagerLoginResult {
    let result = uiKitObject(LoginManagerLoginResult.self)
    let parts = LoginParts.of(result)
    guard let user = SimulatedFacebook.user else {
      parts.isCancelled = true
      return result
    }
    let token = SimulatedFacebook.token(for: user, asking: permissions)
    AccessToken.current = token
    (parts.token, parts.granted) = (token, token.__permissions)
    parts.declined = token.__declinedPermissions
    return result
  }
}

extension LoginManagerLoginResult {
  var standIn_token: AccessToken? { LoginParts.of(self).token }
  var standIn_isCancelled: Bool { LoginParts.of(self).isCancelled }
  var standIn_grantedPermissions: Set<String> { LoginParts.of(self).granted }
  var standIn_declinedPermissions: Set<String> { LoginParts.of(self).declined }
}

// MARK: The button

/// Whether a button is ready for taps.
private final class ButtonState { var isReady = false }

extension FBLoginButton {
  func standIn_delegate_isSet() { prepare() }
  func standIn_permissions_isSet() { prepare() }

  private func prepare() {
    showTitle()
    let state = StandIn.state(of: self) { ButtonState() }
    guard !state.isReady else { return }
    state.isReady = true
    addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
  }

  private func showTitle() {
    setTitle(AccessToken.current == nil ? "Continue with Facebook" : "Log out", for: .normal)
  }

  private func wasTapped() {
    guard AccessToken.current != nil else { return logIn() }
    let name = SimulatedFacebook.user?.name
    let title = name.map { "Logged in as \($0)" } ?? "Logged in using Facebook"
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(
      UIAlertAction(title: "Log out", style: .destructive) { [weak self] _ in
        guard let self else { return }
        LoginManager().logOut()
        showTitle()
        delegate?.loginButtonDidLogOut(self)
      })
    var presenter = window?.rootViewController
    while let next = presenter?.presentedViewController { presenter = next }
    presenter?.present(sheet, animated: true)
  }

  private func logIn() {
    guard (try? delegate?.loginButtonWillLogin(self)) ?? true else { return }
    LoginManager().logIn(permissions: permissions, from: nil) { [weak self] result, error in
      guard let self else { return }
      showTitle()
      delegate?.loginButton(self, didCompleteWith: result, error: error)
    }
  }
}
