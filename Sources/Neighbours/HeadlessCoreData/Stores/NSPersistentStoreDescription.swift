public import Foundation

/// The way in which a store is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// Creates a description of a store in a file.
  public convenience override init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }

  /// Creates a description of a store in a file.
  public init(url: URL) { self.url = url }

  /// The type of the store.
  open var type = NSSQLiteStoreType

  /// The name of the configuration whose entities are kept there.
  open var configuration: String?

  /// The file.
  open var url: URL?

  /// Further options, by name.
  open private(set) var options: [String: NSObject] = [:]

  /// Sets a further option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Whether nothing can be saved.
  open var isReadOnly = false

  /// The time that opening may take, which has no effect here.
  open var timeout: TimeInterval = 240

  /// The pragmas of SQLite, which have no effect here.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  /// Sets a pragma of SQLite.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  /// Whether the store is opened later.
  open var shouldAddStoreAsynchronously = false

  /// Whether a store of another version of the model is taken over.
  open var shouldMigrateStoreAutomatically = true

  /// Whether the changes between versions of the model are found out.
  open var shouldInferMappingModelAutomatically = true

  /// Returns a description that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.isReadOnly = isReadOnly
    copy.timeout = timeout
    copy.sqlitePragmas = sqlitePragmas
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    return copy
  }

  /// All that the coordinator is to know.
  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSReadOnlyPersistentStoreOption] = isReadOnly
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    return all
  }
}
