public import Foundation
public import HeadlessUIKit

/// Objects of a model, and what was changed in them since they were saved.
open class NSManagedObjectContext: NSObject {
  // MARK: Creating a context

  /// Creates a context of a kind of queue.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  /// Creates a context of a kind of queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  /// Creates a context without a queue, which works as one of the main queue.
  public convenience override init() {
    self.init(concurrencyType: .mainQueueConcurrencyType)
  }

  // MARK: Configuring a context

  /// The kind of queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// The coordinator of the stores that objects are read from and saved to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }

  /// The context that objects are read from and saved to instead of stores.
  open var parent: NSManagedObjectContext? { didSet { parent?.add(child: self) } }

  /// A name for debugging.
  open var name: String?

  /// The app's own data with the context.
  open private(set) lazy var userInfo = NSMutableDictionary()

  /// Is told of changes, so that they can be undone.
  open var undoManager: UndoManager?

  /// The winner where an object was changed here and elsewhere.
  open var mergePolicy: Any = NSMergePolicy.error

  /// Whether what others save is taken over by itself, in a later turn.
  open var automaticallyMergesChangesFromParent = false

  /// Whether objects that have gone are taken for deleted ones without a value.
  open var shouldDeleteInaccessibleFaults = true

  /// Whether delete rules are followed at the end of a turn.
  open var propagatesDeletesAtEndOfEvent = true

  /// Whether objects stay here that no other code holds.
  open var retainsRegisteredObjects = false {
    didSet { kept = retainsRegisteredObjects ? Array(registeredObjects) : [] }
  }

  /// For how long what was read is good, which has no effect here.
  open var stalenessInterval: TimeInterval = -1

  /// The author of changes, for the history of stores, which has no effect here.
  open var transactionAuthor: String?

  // MARK: Objects

  /// The objects that are known here.
  open var registeredObjects: Set<NSManagedObject> {
    Set(objects.values.compactMap(\.object)).union(changed.values)
  }

  /// The objects that were inserted and not saved yet.
  open var insertedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isInserted)) }

  /// The objects with values that are not saved yet.
  open var updatedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isUpdated)) }

  /// The objects that are deleted when the context is saved.
  open var deletedObjects: Set<NSManagedObject> {
    Set(changed.values.filter { $0.isDeleted && !$0.status.contains(.inserted) })
  }

  /// Whether something is not saved yet.
  open var hasChanges: Bool {
    changed.values.contains { !($0.isDeleted && $0.status.contains(.inserted)) }
  }

  /// Returns the object with an identifier if it is known here.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered(objectID)
  }

  /// Returns the object with an identifier, whether or not there is one.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registered(objectID) ?? makeFault(objectID)
  }

  /// Returns the object with an identifier, and throws if it does not exist.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registered(objectID), !object.isFault { return object }
    guard source.row(objectID) != nil else {
      throw CoreDataErrors.make(
        NSManagedObjectReferentialIntegrityError,
        "An attempt was made to access an object that does not exist.",
        ["NSAffectedObjectsErrorKey": [objectID]])
    }
    let object = object(with: objectID)
    object.fire()
    return object
  }

  /// Inserts an object that is in no context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return undelete(object) }
    guard object.managedObjectContext == nil else {
      return CoreDataException.invalidArgument.raise(
        "An NSManagedObject may only be in (or observed by) a single NSManagedObjectContext.",
        by: "NSManagedObjectContext.insert(_:)")
    }
    insertNew(object)
    let companions = object.companions.values
    object.companions = [:]
    for companion in companions where companion.managedObjectContext == nil { insert(companion) }
  }

  /// Deletes an object when the context is saved.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self else {
      return CoreDataException.invalidArgument.raise(
        "An NSManagedObjectContext cannot delete objects in other contexts.",
        by: "NSManagedObjectContext.delete(_:)")
    }
    guard !object.isDeleted else { return }
    object.fire()
    willChange(object)
    object.prepareForDeletion()
    object.status.insert(.deleted)
    note(.deleted, object)
    if !propagatesDeletesAtEndOfEvent { propagateDeletes() }
  }

  /// Lets new objects have the identifiers with which they will be saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    if let parent {
      return try parent.obtainPermanentIDs(
        for: objects.map { parent.object(with: $0.objectID) })
    }
    var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
    for object in objects where object.objectID.isTemporaryID {
      let id = try permanentID(for: object)
      ids[object.objectID] = id
      rename(object, to: id)
    }
    for object in changed.values where !object.isFault {
      object.values = object.values.map { $0.replacing(ids) }
    }
  }

  /// Decides in which store a new object is kept.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    assigned[object.objectID] = store
  }

  // MARK: Saving

  /// Saves all changes to the stores, or hands them to the parent.
  open func save() throws { try lock.withLock { try ContextSave(self).run() } }

  /// Lets others know of changes, and follows delete rules.
  open func processPendingChanges() { lock.withLock { tellPending() } }

  // MARK: Going back

  /// Gives up all changes.
  open func rollback() { lock.withLock { giveUpChanges() } }

  /// Forgets all objects.
  open func reset() { lock.withLock { forgetAll() } }

  /// Undoes the last changes.
  open func undo() {
    processPendingChanges()
    let manager = undoManager
    MainActor.runUnchecked { manager?.undo() }
  }

  /// Makes changes again that were undone.
  open func redo() {
    processPendingChanges()
    let manager = undoManager
    MainActor.runUnchecked { manager?.redo() }
  }

  /// Reads an object again, and keeps what was changed in it, or gives it up.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    lock.withLock { reread(object, keepsChanges: flag) }
  }

  /// Reads all objects again, and keeps what was changed in them.
  open func refreshAllObjects() {
    for object in registeredObjects.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      refresh(object, mergeChanges: true)
    }
  }

  // MARK: Taking over what others have saved

  /// Takes over what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    lock.withLock { merge(SavedChanges(notification.userInfo ?? [:])) }
  }

  /// Lets contexts take over what was saved, by identifiers.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let changes = SavedChanges(changeNotificationData)
    for context in contexts { context.lock.withLock { context.merge(changes) } }
  }

  // MARK: Queues

  /// Runs work in a later turn.
  open func perform(_ block: @escaping () -> Void) {
    ContextTurns.enqueue { self.performAndWait(block) }
  }

  /// Runs work at once.
  open func performAndWait(_ block: () -> Void) {
    lock.withLock {
      block()
      tellPending()
    }
  }

  /// Runs work at once, and returns what it returns.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try lock.withLock {
      defer { tellPending() }
      return try block()
    }
  }

  /// Runs work on the main actor, and returns what it returns.
  nonisolated(nonsending) public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    if schedule == .enqueued { await Task.yield() }
    return try await ContextQueue.run { () throws(Failure) -> T in
      self.lock.lock()
      defer {
        self.tellPending()
        self.lock.unlock()
      }
      return try block()
    }
  }

  // MARK: The model

  /// The lock that keeps threads apart that work with the context.
  let lock = NSRecursiveLock()
  private var coordinator: NSPersistentStoreCoordinator?
  /// The objects that are known, as long as they are held.
  var objects: [NSManagedObjectID: WeakObject] = [:]
  /// The objects that were changed, which the context holds.
  var changed: [ObjectIdentifier: NSManagedObject] = [:]
  /// The identifiers that objects had before they were saved, with their identifiers now.
  var renamed: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// Changes that observers are yet to be told of.
  var pending = PendingChanges()
  /// What objects were before the changes of which others are yet to be told.
  var mementos: [ObjectIdentifier: ObjectMemento] = [:]
  var assigned: [NSManagedObjectID: NSPersistentStore] = [:]
  var telling = Telling()
  private var birth: NSManagedObjectID?
  private var kept: [NSManagedObject] = []
  private var changeNumber = 0
  private var children: [WeakContext] = []
  /// Observers of changes, such as the controllers of fetched results.
  var observers: [WeakObserver] = []

  /// How others are told of changes.
  struct Telling {
    /// Whether nothing is told.
    var isSilent = false
    var isScheduled = false
    var isUnderWay = false
  }

  struct WeakObject {
    weak var object: NSManagedObject?
  }

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  func nextChangeNumber() -> Int {
    changeNumber += 1
    return changeNumber
  }

  /// The contexts that read from this one.
  var openChildren: [NSManagedObjectContext] { children.compactMap(\.context) }

  private func add(child: NSManagedObjectContext) {
    children.removeAll { $0.context == nil || $0.context === child }
    children.append(WeakContext(context: child))
  }

  /// Takes the identifier of the object that is being made for what is saved already.
  func takeBirth() -> NSManagedObjectID? {
    defer { birth = nil }
    return birth
  }

  private func makeFault(_ id: NSManagedObjectID) -> NSManagedObject {
    let known = renamed[id] ?? id
    let entity = managedObjectModel?.entitiesByName[known.entityName] ?? known.entity
    birth = known
    let object = ManagedObjectMaker.make(entity, insertInto: self)
    objects[known] = WeakObject(object: object)
    if retainsRegisteredObjects { kept.append(object) }
    return object
  }
}

/// An observer of a context's changes.
protocol ContextObserver: AnyObject {
  func contextDidChange(_ changes: PendingChanges)
}
