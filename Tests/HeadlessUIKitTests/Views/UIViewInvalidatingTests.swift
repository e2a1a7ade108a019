import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Properties that let a view do something anew", .ownApplication)
struct UIViewInvalidatingTests {
  private final class Dial: UIView {
    @Invalidating(.layout) var angle = 0.0
    @Invalidating(.display, .intrinsicContentSize) var title = "a"
    @Invalidating(.display, .intrinsicContentSize, .layout) var gap: CGFloat = 1
    @Invalidating(.layout, .intrinsicContentSize, .display, .configuration) var kind: Int? = 0
    @Invalidating(.constraints) var isWide = false
    var calls: [String] = []

    override func setNeedsLayout() {
      super.setNeedsLayout()
      calls.append("layout")
    }

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      calls.append("display")
    }

    override func setNeedsUpdateConstraints() {
      super.setNeedsUpdateConstraints()
      calls.append("constraints")
    }

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      calls.append("size")
    }
  }

  private final class Cell: UITableViewCell {
    @Invalidating(.configuration) var note = ""
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
  }

  private final class Item: UICollectionViewCell {
    @Invalidating(.configuration) var note = ""
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
  }

  private final class Head: UITableViewHeaderFooterView {
    @Invalidating(.configuration) var note = ""
    var updates = 0
    override func updateConfiguration(using state: UIViewConfigurationState) { updates += 1 }
  }

  private final class Button: UIButton {
    @Invalidating(.configuration) var note = ""
    var updates = 0
    override func updateConfiguration() { updates += 1 }
  }

  @Test func `ask for what they name, in that order`() {
    let dial = Dial()
    dial.calls = []

    dial.angle = 2
    #expect(dial.calls == ["layout"])
    dial.calls = []
    dial.title = "b"
    #expect(dial.calls == ["display", "size"])
    dial.calls = []
    dial.gap += 1
    #expect(dial.calls == ["display", "size", "layout"])
    dial.calls = []
    dial.kind = nil
    #expect(dial.calls == ["layout", "size", "display"])
    dial.calls = []
    dial.isWide = true
    #expect(dial.calls.contains("constraints"))
    #expect(dial.angle == 2)
    #expect(dial.title == "b")
    #expect(dial.gap == 2)
    #expect(dial.kind == nil)
  }

  @Test func `ask for nothing where the value equals the one before`() {
    let dial = Dial()
    dial.calls = []
    dial.angle = 0
    dial.title = "a"

    #expect(dial.calls == [])
  }

  @Test func `let a cell, a head of a section and a button update their configuration later`() {
    let (cell, item, head, button) = (Cell(), Item(), Head(), Button())
    let host = UIView()
    for view in [cell, item, head, button] { host.addSubview(view) }
    host.layoutIfNeeded()
    UIApplication.shared.mainLoop.settle()
    let before = [cell.updates, item.updates, head.updates, button.updates]
    (cell.note, item.note, head.note, button.note) = ("new", "new", "new", "new")

    #expect([cell.updates, item.updates, head.updates, button.updates] == before)
    UIApplication.shared.mainLoop.settle()
    let after = [cell.updates, item.updates, head.updates, button.updates]
    #expect(after == before.map { $0 + 1 })
  }
}
