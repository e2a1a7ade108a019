import HeadlessUIKit

/// What a test says of the Realms of the application.
///
/// ```swift
/// SimulatedRealm.leave(["Person": [["first": "Ada", "last": "King"]]], schemaVersion: 1)
/// SimulatedRealm.nextError = Realm.Error(.fileAccess)
/// ```
public enum SimulatedRealm {
  /// Puts in place what an earlier version of the app has left: objects as dictionaries, by the names of
  /// their classes.
  public static func leave(
    _ objects: [String: [[String: Any]]] = [:], schemaVersion: UInt64,
    for configuration: Realm.Configuration = .defaultConfiguration
  ) {
    _ = DeviceRealms.current.remove(at: configuration.place)
    let store = DeviceRealms.current.store(made: configuration.place)
    store.schemaVersion = schemaVersion
    store.left = objects.mapValues { $0.map { MigrationObject($0) } }
  }

  /// What the next `Realm()` throws.
  public static var nextError: Realm.Error? {
    get { DeviceRealms.current.nextError }
    set { DeviceRealms.current.nextError = newValue }
  }
}
