public import HeadlessUIKit

/// The objects that an app works with, until it saves them.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  /// The container.
  public let container: ModelContainer
  let store: ModelStore
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
  public convenience init(_ container: ModelContainer) { self.init(container, container.store) }

  init(_ container: ModelContainer, _ store: ModelStore) {
    self.container = container
    self.store = store
    seen = store.content.save
    store.add(self)
  }

  /// The context of views around which there is no container.
  package static var withoutContainer: ModelContext {
    MainActor.runUnchecked { ModelContainer.empty.mainContext }
  }

  /// Whether both are the same.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  /// What is pending.
  public var debugDescription: String {
    "ModelContext: \(pending.inserted.count) inserted, \(pending.changed.count) changed, "
      + "\(pending.deleted.count) deleted"
  }

  // MARK: What is pending

  /// Whether something is not saved.
  public var hasChanges: Bool { !pending.isEmpty }
  /// The objects that are new.
  public var insertedModelsArray: [any PersistentModel] { pending.inserted }
  /// The objects that have changed.
  public var changedModelsArray: [any PersistentModel] { pending.changed }
  /// The objects that go with the next save.
  public var deletedModelsArray: [any PersistentModel] { pending.deleted }

  /// Notes a property of an object that was set.
  func noteChange(of name: String, in model: any PersistentModel) {
    pending.change(name, of: model)
    noteRefresh()
  }

  // MARK: Turns

  /// Tells a watch of changes from now on, as long as it is there.
  package func add(_ watch: ContextWatch) {
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
