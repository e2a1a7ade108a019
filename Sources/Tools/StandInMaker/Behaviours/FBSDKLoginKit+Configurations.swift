import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: LoginManager.logIn(viewController:configuration:completion:), LoginConfiguration.requestedPermissions

// Logging in with a configuration, whose answer is a value.

/// The permissions that a configuration asks for.
private final class Asked {
  var permissions: [String] = []

  static func of(_ configuration: LoginConfiguration) -> Asked {
    StandIn.state(of: configuration) { Asked() }
  }
}

extension LoginConfiguration {
  func standIn_init(permissions: [String], tracking: LoginTracking) {
    Asked.of(self).permissions = permissions
  }

  func standIn_init(permissions: [String], tracking: LoginTracking, nonce: String) {
    Asked.of(self).permissions = permissions
  }
}

extension LoginManager {
  func standIn_logIn(
    viewController: UIViewController?, configuration: LoginConfiguration?,
    completion: @escaping (LoginResult) -> Void
  ) {
    StandIn.reply {
      let asked = configuration.map { Asked.of($0).permissions } ?? []
      let result = LoginManager.result(asking: asked)
      guard !result.isCancelled else { return completion(.cancelled) }
      completion(
        .success(
          granted: Set(result.grantedPermissions.map(Permission.named)),
          declined: Set(result.declinedPermissions.map(Permission.named)), token: result.token))
    }
  }
}
