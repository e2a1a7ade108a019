public import Foundation

/// A manager of undo and redo; Foundation has it on Apple's systems alone.
///
/// The undos that are registered during one turn of the main loop are undone together.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Creates a manager with nothing to undo.
  public override init() { super.init() }

  // MARK: Registering undo operations

  /// Registers what undoes a change; the target is not kept alive, and nothing happens without it.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(target) { ($0 as? Target).map(handler) }
  }

  /// Registers a method that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { _ = selector.perform(on: $0, sender: anObject, event: nil) }
  }

  /// Stops the registration, until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Starts the registration again.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return ModelException.internalInconsistency.raise(
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration",
        by: "UndoManager.enableUndoRegistration()")
    }
    disabledCount -= 1
  }

  /// Whether what undoes changes is registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Checking undo ability

  /// Whether there is something to undo.
  open var canUndo: Bool { !undos.isEmpty || opened.contains { !$0.isEmpty } }

  /// Whether there is something to redo.
  open var canRedo: Bool { !redos.isEmpty }

  // MARK: Performing undo and redo

  /// Undoes the last group of changes.
  open func undo() {
    if opened.count == 1 { endUndoGrouping() }
    guard opened.isEmpty else {
      return ModelException.internalInconsistency.raise(
        "undo was called with too many nested undo groups", by: "UndoManager.undo()")
    }
    undoNestedGroup()
  }

  /// Undoes the last group of changes, also within a group.
  open func undoNestedGroup() {
    perform(
      from: \.undos, during: \.isUndoing, as: .undone, .NSUndoManagerWillUndoChange,
      .NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone changes.
  open func redo() {
    perform(
      from: \.redos, during: \.isRedoing, as: .redone, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange)
  }

  /// Whether something is being undone.
  public private(set) final var isUndoing = false

  /// Whether something is being redone.
  public private(set) final var isRedoing = false

  // MARK: Limiting the undo stack

  /// How many groups can be undone; 0 for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }

  // MARK: Creating undo groups

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() {
    opened.append(UndoGroup())
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = opened.last else {
      return ModelException.internalInconsistency.raise(
        "endUndoGrouping called with no matching begin", by: "UndoManager.endUndoGrouping()")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    opened.removeLast()
    if let outer = opened.last {
      outer.add(group)
    } else if !group.isEmpty {
      if isUndoing { redos.append(group) } else { undos.append(group) }
      if !isUndoing, !isRedoing { document?.object?.updateChangeCount(.done) }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Whether groups begin and end with the turns of the main loop.
  open var groupsByEvent = true

  /// How many groups are open, within each other.
  open var groupingLevel: Int { opened.count }

  // MARK: Clearing undo operations

  /// Forgets all that can be undone and redone.
  open func removeAllActions() {
    changes += 1
    undos = []
    redos = []
    opened = []
  }

  /// Forgets what undoes changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    changes += 1
    for group in undos + redos + opened { group.remove(target) }
    undos.removeAll(where: \.isEmpty)
    redos.removeAll(where: \.isEmpty)
  }

  // MARK: Managing the action name

  /// Names the change, for menus.
  open func setActionName(_ actionName: String) { (opened.first ?? undos.last)?.name = actionName }

  /// The name of the next undo.
  open var undoActionName: String { (opened.first ?? undos.last)?.name ?? "" }

  /// The name of the next redo.
  open var redoActionName: String { redos.last?.name ?? "" }

  // MARK: Managing the undo and redo menu item titles

  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes a change with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a menu item that redoes a change with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Storage

  private final var undos: [UndoGroup] = []
  private final var redos: [UndoGroup] = []
  /// The groups that have begun, the innermost one last.
  private final var opened: [UndoGroup] = []
  private final var disabledCount = 0
  /// The document that counts changes and undos.
  final var document: Weak<UIDocument>?
  /// How often what can be undone has changed.
  package final private(set) var changes = 0

  // MARK: The model

  private final func register(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if opened.isEmpty {
      guard groupsByEvent else {
        return ModelException.internalInconsistency.raise(
          "must begin a group before registering undo", by: "UndoManager.registerUndo")
      }
      beginUndoGrouping()
      endGroupWithTurn()
    }
    opened.last?.add(target, undo)
    changes += 1
    if !isUndoing, !isRedoing { redos = [] }
  }

  private final func endGroupWithTurn() {
    let group = opened.last
    UIApplication.shared.mainLoop.enqueue("undo group") { [weak self] in
      guard let self, self.opened.count == 1, self.opened.last === group else { return }
      self.endUndoGrouping()
    }
  }

  /// Undoes the last group of a list within a new one, which undoes that.
  private final func perform(
    from groups: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>,
    during flag: ReferenceWritableKeyPath<UndoManager, Bool>, as change: UIDocument.ChangeKind,
    _ willChange: Notification.Name, _ didChange: Notification.Name
  ) {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = self[keyPath: groups].popLast() else { return }
    self[keyPath: flag] = true
    post(willChange)
    beginUndoGrouping()
    opened.last?.name = group.name
    group.perform()
    endUndoGrouping()
    self[keyPath: flag] = false
    document?.object?.updateChangeCount(change)
    post(didChange)
  }

  private final func trim() {
    guard levelsOfUndo > 0 else { return }
    undos.removeFirst(max(0, undos.count - levelsOfUndo))
    redos.removeFirst(max(0, redos.count - levelsOfUndo))
  }

  private final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
