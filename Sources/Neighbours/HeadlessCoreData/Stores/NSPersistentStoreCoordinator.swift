public import Foundation
import HeadlessUIKit

/// The way from contexts to stores.
open class NSPersistentStoreCoordinator: NSObject {
  /// Creates a coordinator of stores for a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.current.add(model)
  }

  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  /// A name for debugging.
  open var name: String?

  // MARK: Opening stores

  /// The stores that are open.
  open private(set) var persistentStores: [NSPersistentStore] = []

  /// Opens a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw CoreDataErrors.make(134_010, "The configuration is unknown.")
    }
    let flag = { (key: String) in (options?[key] as? NSNumber)?.boolValue ?? false }
    let isInMemory = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null"
    let rows: RowStore
    if isInMemory {
      var state = RowStore.State()
      state.metadata = StoreMetadata(entities, managedObjectModel)
      rows = RowStore(url: nil, state)
    } else if let storeURL, storeURL.isFileURL {
      if persistentStores.contains(where: { $0.url == storeURL }) {
        throw CoreDataErrors.make(134_080, "The store is open already.")
      }
      rows = try OpenStores.open(
        storeURL, entities, managedObjectModel,
        migrates: flag(NSMigratePersistentStoresAutomaticallyOption)
          && flag(NSInferMappingModelAutomaticallyOption),
        readOnly: flag(NSReadOnlyPersistentStoreOption))
    } else {
      throw CoreDataErrors.make(134_000, "A store needs the URL of a file.")
    }
    let store = NSPersistentStore(
      rows, of: self, type: storeType, configuration: configuration, entities: entities,
      url: storeURL, options: options)
    persistentStores.append(store)
    return store
  }

  /// Opens a store.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store as a description says, and calls the closure at once, or in a later turn if the
  /// description says so.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let open = {
      do {
        try self.addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration,
          at: storeDescription.url, options: storeDescription.allOptions)
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    if storeDescription.shouldAddStoreAsynchronously { ContextTurns.enqueue(open) } else { open() }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    guard persistentStores.contains(store) else { return }
    persistentStores.removeAll { $0 === store }
    store.close()
  }

  /// Returns the store of a file.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }

  /// Returns the file of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Makes an identifier of its URL; `nil` where no open store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents
    guard url.scheme == "x-coredata", parts.count == 3, parts[2].hasPrefix("p"),
      let number = Int64(parts[2].dropFirst()),
      let entity = managedObjectModel.entitiesByName[parts[1]],
      let store = persistentStores.first(where: { $0.identifier == url.host })
    else { return nil }
    return NSManagedObjectID(entity, number: number, store: store.identifier)
  }

  // MARK: Files of stores

  /// Removes what a store has in its file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    OpenStores.forget(url)
    guard FileManager.default.fileExists(atPath: url.path), url.path != "/dev/null" else { return }
    try FileManager.default.removeItem(at: url)
  }

  /// Removes what a store has in its file.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Lets a file have what another one has.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    let data = try Data(contentsOf: sourceURL)
    OpenStores.forget(destinationURL)
    try SafeFile.write(data, to: destinationURL)
  }

  /// Moves a store to another file, and opens that.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    let data = try StoreEncoder(
      identifier: store.rows.identifier, store.rows.metadata, store.rows.tables
    ).encode()
    OpenStores.forget(storeURL)
    try SafeFile.write(data, to: storeURL)
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: nil, at: storeURL, options: options)
  }

  /// Returns what the store of a file says of itself.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    let file = try OpenStores.decode(url)
    return StoreMetadataList.list(file.metadata, identifier: file.identifier, type: storeType)
  }

  /// Returns what a store says of itself.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Sets what a store says of itself, besides what the store knows.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  // MARK: Queues

  /// Runs work in a later turn.
  open func perform(_ block: @escaping () -> Void) { ContextTurns.enqueue(block) }

  /// Runs work at once.
  open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

  /// Runs work at once, and returns what it returns.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try lock.withLock(block)
  }

  // MARK: The model

  /// The lock that keeps threads apart that save and fetch.
  let lock = NSRecursiveLock()
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  /// Remembers a context, to tell it of what others save.
  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  /// The contexts that fetch from the stores themselves.
  var openContexts: [NSManagedObjectContext] { contexts.compactMap(\.context) }

  /// Returns the store that has an object's row.
  func store(of id: NSManagedObjectID) -> NSPersistentStore? {
    persistentStores.first { $0.rows.identifier == id.storeIdentifier }
  }

  /// Returns the store in which new objects of an entity are kept.
  func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { $0.keeps(entity) }
  }
}
