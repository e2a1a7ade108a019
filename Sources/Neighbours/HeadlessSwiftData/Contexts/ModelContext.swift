public import HeadlessUIKit

/// The objects that an app works with, until it saves them.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  /// The container.
  public let container: ModelContainer
  /// The store of a migration, which is not open yet for others.
  private let given: ModelStore?
  private var last: ModelStore
  let isOfMainThread = MainQueue.isCurrent

  /// Whether what is pending is saved by itself.
  public var autosaveEnabled = false { didSet { noteRefresh() } }
  /// The name of what changes objects, for the history.
  public var author: String?
  /// What undoes changes, if an app gives it one.
  public var undoManager: UndoManager?

  var pending = PendingModels()
  /// The objects that are known here, by their identities.
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  /// The last save of the store that the objects know of.
  var seen = 0
  private var watches: [Weak<ContextWatch>] = []
  private var isTurnAwaited = false

  /// Creates a context, which saves when it is told to.
  public convenience init(_ container: ModelContainer) { self.init(container, nil) }

  init(_ container: ModelContainer, _ store: ModelStore?) {
    self.container = container
    given = store
    last = store ?? container.store
    seen = last.content.save
    last.add(self)
  }

  /// The context of views around which there is no container.
  package static var withoutContainer: ModelContext {
    MainActor.runUnchecked { ModelContainer.empty.mainContext }
  }

  /// Whether both are the same.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  /// What is pending.
  public var debugDescription: String {
    "ModelContext: \(current.inserted.count) inserted, \(current.changed.count) changed, "
      + "\(current.deleted.count) deleted"
  }

  // MARK: The store

  /// The store in the application that runs.
  var store: ModelStore {
    followApplication()
    return last
  }

  /// Begins anew in the store of another application: what an app keeps for good is there in the next test.
  func followApplication() {
    let store = given ?? container.store
    guard store !== last else { return }
    last = store
    for model in registered.values { letGo(model) }
    pending = PendingModels()
    watches = []
    isTurnAwaited = false
    seen = store.content.save
    store.add(self)
  }

  // MARK: What is pending

  /// What is pending in the application that runs.
  var current: PendingModels {
    followApplication()
    return pending
  }

  /// Whether something is not saved.
  public var hasChanges: Bool { !current.isEmpty }
  /// The objects that are new.
  public var insertedModelsArray: [any PersistentModel] { current.inserted }
  /// The objects that have changed.
  public var changedModelsArray: [any PersistentModel] { current.changed }
  /// The objects that go with the next save.
  public var deletedModelsArray: [any PersistentModel] { current.deleted }

  /// Notes a property of an object that was set.
  func noteChange(of name: String, in model: any PersistentModel) {
    followApplication()
    guard model._swiftDataState.context === self else { return }
    pending.change(name, of: model)
    noteRefresh()
  }

  // MARK: Turns

  /// Tells a watch of changes from now on, as long as it is there.
  package func add(_ watch: ContextWatch) {
    followApplication()
    watches.removeAll { $0.object == nil }
    watches.append(Weak(watch))
  }

  /// Tells the watches, and saves what is to be saved by itself, on a turn of the main loop.
  func noteRefresh() {
    guard !isTurnAwaited, isOfMainThread, MainQueue.isCurrent,
      autosaveEnabled || watches.contains(where: { $0.object != nil })
    else { return }
    isTurnAwaited = true
    let context = Weak(self)
    MainTurn.post("SwiftData") { context.object?.refresh() }
  }

  private func refresh() {
    isTurnAwaited = false
    for watch in watches { watch.object?.heard() }
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch { ModelIssue.log("Autosave failed: \(error)") }
  }

  /// Tells views at once of what has changed.
  public func processPendingChanges() { for watch in watches { watch.object?.heard() } }
}
