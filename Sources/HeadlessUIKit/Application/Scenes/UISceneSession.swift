public import Foundation

/// The facts about a scene that outlive it: its role, its configuration and its identifier.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// An identifier of the session, the same at each launch.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The activity that restores the scene.
  open var stateRestorationActivity: NSUserActivity?
  /// The data that the app keeps with the session.
  open var userInfo: [String: Any]?

  package init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as UIKit names it.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
