import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UndoManager", .ownApplication)
struct UndoManagerTests {
  /// A number that can be changed back.
  @MainActor
  private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  private let manager = UndoManager()
  private let counter: Counter

  init() { counter = Counter(manager) }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `a change is undone and done again`() {
    counter.set(1)
    manager.setActionName("Count")

    #expect(manager.canUndo)
    #expect(!manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    #expect(manager.redoMenuItemTitle == "Redo Count")
    manager.redo()

    #expect(counter.value == 1)
    #expect(manager.undoActionName == "Count")
  }

  @Test func `what is registered in one turn is one group`() {
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    settle()
    #expect(manager.groupingLevel == 0)
    counter.set(3)
    settle()

    manager.undo()
    #expect(counter.value == 2)
    manager.undo()

    #expect(counter.value == 0)
  }

  @Test func `groups within each other are undone together`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()

    manager.undo()

    #expect(counter.value == 0)
  }

  @Test func `a new change forgets what could be done again`() {
    counter.set(1)
    manager.undo()
    counter.set(5)

    #expect(!manager.canRedo)
  }

  @Test func `only so many levels are kept`() {
    manager.levelsOfUndo = 1
    counter.set(1)
    settle()
    counter.set(2)
    settle()

    manager.undo()
    manager.undo()

    #expect(counter.value == 1)
  }

  @Test func `nothing is registered while that is switched off`() {
    manager.disableUndoRegistration()
    counter.set(1)
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()

    #expect(!manager.canUndo)
  }

  @Test func `a target is not kept alive, and can be forgotten`() {
    var short: Counter? = Counter(manager)
    weak let released = short
    short?.set(1)
    short = nil
    #expect(released == nil)
    counter.set(1)
    settle()

    manager.removeAllActions(withTarget: counter)
    manager.undo()

    #expect(counter.value == 1)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test func `groups must match`() {
    manager.groupsByEvent = false
    let noGroup = failures { counter.set(1) }
    let noBegin = failures { manager.endUndoGrouping() }
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    let nested = failures { manager.undo() }

    #expect(noGroup.reasons == ["must begin a group before registering undo"])
    #expect(noBegin.reasons == ["endUndoGrouping called with no matching begin"])
    #expect(nested.reasons == ["undo was called with too many nested undo groups"])
    #expect(nested.map(\.name) == [.internalInconsistency])
  }

  @Test func `notifications tell of undo and redo`() {
    let trace = Trace()
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    withNotifications(names, of: manager, in: trace) {
      counter.set(1)
      manager.undo()
      manager.redo()
    }

    #expect(
      trace.lines == [
        "posted NSUndoManagerWillUndoChangeNotification",
        "posted NSUndoManagerDidUndoChangeNotification",
        "posted NSUndoManagerWillRedoChangeNotification",
        "posted NSUndoManagerDidRedoChangeNotification",
      ])
  }

  @Test func `a screen in a window shares the window's; one in none has none (behaviour 671)`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    #expect(screen.undoManager == nil)
    #expect(UIApplication.shared.undoManager == nil)

    window.rootViewController = screen
    window.makeKeyAndVisible()

    #expect(screen.undoManager != nil)
    #expect(screen.undoManager === window.undoManager)
    #expect(screen.view.undoManager === window.undoManager)
  }
}
