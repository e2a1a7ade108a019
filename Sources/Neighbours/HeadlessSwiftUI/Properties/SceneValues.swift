/// The values that a scene keeps by their keys, and who reads them.
@MainActor
final class SceneValues {
  private static let key = AssociationKey<SceneValues>()

  private var values: [String: StateLocation<Any?>] = [:]
  private let updates: Updates

  private init(_ updates: Updates) { self.updates = updates }

  /// The values of the scene that shows a host, or else of the host itself.
  static func of(_ host: Host) -> SceneValues {
    let owner: AnyObject = host.view.window?.windowScene ?? host
    if let values = key[owner] { return values }
    let values = SceneValues(host.updates)
    key[owner] = values
    return values
  }

  /// The place of a key's value.
  func location(_ key: String) -> StateLocation<Any?> {
    if let location = values[key] { return location }
    let location = StateLocation<Any?>(nil, updates)
    values[key] = location
    return location
  }
}
