public import Foundation

/// What outlives a scene: its role, its configuration, its identifier.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What the scene is for.
  open private(set) var role: Role
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// Identifies the session from launch to launch.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  package init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// What a scene is for.
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
