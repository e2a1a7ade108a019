import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("What is registered by a message", .ownApplication)
struct UndoInvocationTests {
  /// A number, and why it changed.
  private class Counter: UIResponder {
    let manager = UndoManager()
    private(set) var value: CGFloat = 0
    private(set) var log: [String] = []

    override var undoManager: UndoManager? { manager }

    func set(_ new: CGFloat, because reason: String? = "it may") {
      uiKitInvocation(manager, of: self).call({ $0.set(_:because:) }, value, nil)
      value = new
      log.append(reason ?? "undone")
    }

    func note(_ text: String) { log.append(text) }
    func clear() { log = [] }
  }

  private final class Other: Counter {}

  private let counter = Counter()

  @Test func `is called with what the arguments were, when it is undone and done again`() {
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()

    #expect(counter.value == 2)
    #expect(counter.log == ["it may", "undone", "undone"])
  }

  @Test func `takes what the method takes, and calls that of a subclass`() {
    let other = Other()
    uiKitInvocation(counter.manager, of: counter).call({ $0.set(_:because:) }, 7, "b")
    uiKitInvocation(counter.manager, of: other as Any as? Other)?.call({ $0.note(_:) }, "c")
    uiKitInvocation(counter.manager, of: other as Counter).call({ $0.clear })
    other.note("a")
    counter.manager.undo()

    #expect(counter.value == 7)
    #expect(other.log == ["c"])
  }

  @Test func `is nothing without a manager, or for another object`() {
    uiKitInvocation(nil, of: counter).call({ $0.clear })
    #expect(uiKitInvocation(nil, of: counter as Counter?) == nil)
    #expect(uiKitInvocation(counter.manager, of: counter as Any as? Other) == nil)
    #expect(!counter.manager.canUndo)
  }

  @Test func `keeps no target alive`() {
    var gone: Counter? = Counter()
    weak let target = gone
    if let gone { uiKitInvocation(counter.manager, of: gone).call({ $0.clear }) }
    gone = nil
    #expect(target == nil)
    counter.manager.undo()
    #expect(counter.log == [])
  }
}
