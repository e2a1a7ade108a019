/// The values that a scene keeps by their keys, and who reads them.
@MainActor
final class SceneValues {
  private static let key = AssociationKey<SceneValues>()
  /// What a session keeps of its scene.
  private static let kept = AssociationKey<[String: Any]>()

  private var values: [String: StateLocation<Any?>] = [:]
  private var restored: [String: Any]
  private let updates: Updates

  private init(_ updates: Updates, restored: [String: Any] = [:]) {
    self.updates = updates
    self.restored = restored
  }

  /// The values of the scene that shows a node, or else of the node's host itself.
  static func of(_ node: _AnyNode) -> SceneValues {
    if let values = node.environment.appWindow?.values { return values }
    let owner: AnyObject = node.host.view.window?.windowScene ?? node.host
    if let values = key[owner] { return values }
    let values = SceneValues(node.updates)
    key[owner] = values
    return values
  }

  /// The values that a session's scene had when the app was ended.
  static func restored(of session: UISceneSession, _ updates: Updates) -> SceneValues {
    SceneValues(updates, restored: kept[session] ?? [:])
  }

  /// Keeps the values for the next scene of a session.
  func save(in session: UISceneSession) {
    Self.kept[session] = restored.merging(values.compactMapValues { $0.get() }) { $1 }
  }

  /// The place of a key's value.
  func location(_ key: String) -> StateLocation<Any?> {
    if let location = values[key] { return location }
    let location = StateLocation<Any?>(restored[key], updates)
    values[key] = location
    return location
  }
}
