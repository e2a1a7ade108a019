/// The configurations of scenes that stand in an app's Info.plist.
package struct SceneManifest {
  /// One configuration: names of classes and of a storyboard.
  struct Entry {
    let name: String?
    let sceneClass: String?
    let delegateClass: String?
    let storyboard: String?
  }

  private let entries: [String: [Entry]]

  /// Whether the app has no scenes.
  var isEmpty: Bool { entries.values.allSatisfy(\.isEmpty) }

  /// Reads a manifest as it stands in an Info.plist.
  package init(_ manifest: [String: Any]) {
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    entries = roles.mapValues { list in
      (list as? [[String: Any]] ?? []).map { entry in
        Entry(
          name: entry["UISceneConfigurationName"] as? String,
          sceneClass: entry["UISceneClassName"] as? String,
          delegateClass: entry["UISceneDelegateClassName"] as? String,
          storyboard: entry["UISceneStoryboardFile"] as? String)
      }
    }
  }

  /// Returns the configuration with a name, or the first one of a role.
  func entry(named name: String?, role: String) -> Entry? {
    guard let list = entries[role] else { return nil }
    guard let name else { return list.first }
    return list.first { $0.name == name }
  }
}
