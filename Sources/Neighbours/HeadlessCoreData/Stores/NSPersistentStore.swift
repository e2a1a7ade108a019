public import Foundation

/// A store: where objects are kept.
open class NSPersistentStore: NSObject {
  /// The coordinator that has opened the store.
  public private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// The name of the configuration whose entities are kept here.
  public let configurationName: String

  /// The options that the store was opened with.
  public let options: [AnyHashable: Any]?

  /// The file.
  open var url: URL?

  /// The store's identifier.
  public var identifier: String! { rows.identifier }

  /// The type of the store.
  public let type: String

  /// Whether nothing can be saved.
  open var isReadOnly: Bool

  /// The store's metadata.
  open var metadata: [String: Any]! {
    get { StoreMetadataList.list(rows.metadata, identifier: rows.identifier, type: type) }
    set { rows.metadata.custom = StoreMetadataList.custom(newValue ?? [:]) }
  }

  // MARK: The model

  let rows: RowStore
  private let entityNames: Set<String>

  init(
    _ rows: RowStore, of coordinator: NSPersistentStoreCoordinator, type: String,
    configuration: String?, entities: [NSEntityDescription], url: URL?,
    options: [AnyHashable: Any]?
  ) {
    self.rows = rows
    self.type = type
    self.url = url
    self.options = options
    persistentStoreCoordinator = coordinator
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    entityNames = Set(entities.compactMap(\.name))
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? Bool) ?? false
  }

  /// Whether objects of an entity can be kept here.
  func keeps(_ entity: NSEntityDescription) -> Bool { entityNames.contains(entity.name ?? "") }

  func close() { persistentStoreCoordinator = nil }
}
