public import Foundation

/// A model, its stores, and a context for the main queue.
open class NSPersistentContainer: NSObject {
  // MARK: Creating a container

  /// The folder in which stores are by default.
  open class func defaultDirectoryURL() -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Creates a container for the model with a name; without a model of that name, with an empty
  /// one.
  public convenience init(name: String, fileID: StaticString = #fileID) {
    ManagedClasses.know(moduleOf: fileID)
    let model = DataModelFiles.model(named: name).flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      CoreDataException.warn(
        "Failed to load model named \(name)", by: "NSPersistentContainer(name:)",
        details: DataModelFiles.search(name))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let folder = type(of: self).defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// The container's name, which is that of the file.
  public let name: String

  /// The context for the main queue.
  public let viewContext: NSManagedObjectContext

  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  /// The descriptions of the stores to open.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  // MARK: Opening stores

  /// Opens the stores, and calls the closure for each of them.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  // MARK: Working in the background

  /// Returns a new context for work in the background.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs work with a new context, in a later turn.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs work with a new context, and returns what it returns.
  nonisolated(nonsending) open func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}
