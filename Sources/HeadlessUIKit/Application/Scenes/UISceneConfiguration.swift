public import Foundation

/// The classes and the purpose of a kind of scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's Info.plist.
  open private(set) var name: String?
  /// The purpose of the scenes.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard with the first screen of the scene.
  open var storyboard: UIStoryboard?

  /// Creates a configuration of the usual scene, without a name.
  public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }

  /// Creates a configuration, with the entry of that name in the app's Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    adopt(from: UIApplication.shared.appState.info)
  }

  /// Takes over the entry of the name, or else of the role, in an app's manifest.
  package final func adopt(from info: AppInfo) {
    guard let entry = info.manifest.entry(named: name, role: role.rawValue) else { return }
    name = entry.name
    sceneClass = entry.sceneClass.flatMap(NSClassFromString)
    delegateClass = entry.delegateClass.flatMap(NSClassFromString)
    storyboard = entry.storyboard.flatMap(info.storyboard(named:))
  }
}
