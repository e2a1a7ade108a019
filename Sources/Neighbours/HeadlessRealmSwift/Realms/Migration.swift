/// What a migration sees: the objects as an earlier version of the app has left them, and as they are to be.
public final class Migration {
  /// Enumerates the objects of a class.
  public typealias MigrationObjectEnumerateBlock = (
    _ oldObject: MigrationObject?, _ newObject: MigrationObject?
  ) -> Void

  private let store: RealmStore

  private init(_ store: RealmStore) { self.store = store }

  /// Sees to it that a store has the version of a configuration.
  static func run(_ configuration: Realm.Configuration, on store: RealmStore) throws {
    guard let old = store.schemaVersion else {
      store.schemaVersion = configuration.schemaVersion
      return
    }
    let new = configuration.schemaVersion
    guard old != new else { return }
    if configuration.deleteRealmIfMigrationNeeded {
      store.begin()
      store.deleteAll()
      store.commit()
    } else if old > new {
      throw Realm.Error(
        .fail, "Provided schema version \(new) is less than last set version \(old).")
    } else if let block = configuration.migrationBlock {
      store.begin()
      block(Migration(store), old)
      store.commit()
    }
    store.schemaVersion = new
  }

  /// Calls a block with each object of a class, as it was and as it is to be.
  public func enumerateObjects(ofType name: String, _ block: MigrationObjectEnumerateBlock) {
    for object in store.left[name] ?? [] { block(MigrationObject(object.values), object) }
    store.left[name]?.removeAll(where: \.isDeleted)
    for object in store.objects(named: name) {
      let old = MigrationObject(object.values)
      let new = MigrationObject(old.values)
      block(old, new)
      guard !new.isDeleted else {
        store.delete([object])
        continue
      }
      object.take(new.changed)
    }
  }

  /// Makes an object of a class.
  @discardableResult
  public func create(_ typeName: String, value: Any = [:]) -> MigrationObject {
    let object = MigrationObject(value as? [String: Any] ?? [:])
    store.left[typeName, default: []].append(object)
    return object
  }

  /// Deletes an object that is enumerated.
  public func delete(_ object: MigrationObject) { object.isDeleted = true }

  /// Deletes all objects of a class; answers whether there were any.
  @discardableResult
  public func deleteData(forType typeName: String) -> Bool {
    let objects = store.objects(named: typeName)
    store.delete(objects)
    return store.left.removeValue(forKey: typeName) != nil || !objects.isEmpty
  }

  /// Gives a property another name.
  public func renameProperty(
    onType typeName: String, from oldName: String, to newName: String
  ) {
    for object in store.left[typeName] ?? [] {
      object[newName] = object[oldName]
      object[oldName] = nil
    }
  }
}
