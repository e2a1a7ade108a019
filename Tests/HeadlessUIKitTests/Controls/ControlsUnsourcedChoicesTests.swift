import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: controls")
struct ControlsUnsourcedChoicesTests {
  let control = UIControl()
  let button = UIButton()
  let trace = EventTrace()

  private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [trace] _ in
      trace.add(name)
    }
  }

  @Test func `a tap is inside before it is primary (behaviour 5)`() {
    trace.listen(to: button)

    button.userTap()

    #expect(trace.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `a plain control's tap is not primary`() {
    trace.listen(to: control)

    control.userTap()

    #expect(trace.lines == ["touchDown", "touchUpInside"])
  }

  @Test func `further events of a registered method keep its place (behaviour 19)`() {
    let page = Page(trace)
    control.addTarget(page, action: "save", for: .touchDown)
    control.addAction(action("action"), for: .touchUpInside)
    control.addTarget(page, action: "save", for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(trace.lines == ["save", "action"])
  }

  @Test func `an action that replaces another takes its place and its events (behaviour 23)`() {
    control.addAction(action("first", "save"), for: .touchDown)
    control.addAction(action("other"), for: [.touchDown, .touchUpInside])
    control.addAction(action("second", "save"), for: .touchUpInside)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)

    #expect(trace.lines == ["second", "other", "second", "other"])
  }

  @Test func `what a handler removes is still called for the event under way, and never after`() {
    let second = action("second")
    control.addAction(
      UIAction { [control, trace] _ in
        trace.add("first")
        control.removeAction(second, for: .allEvents)
      }, for: .touchDown)
    control.addAction(second, for: .touchDown)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["first", "second", "first"])
  }

  @Test func `what a handler adds is first called for the next event`() {
    let second = action("second")
    control.addAction(
      UIAction { [control, trace] _ in
        trace.add("first")
        control.addAction(second, for: .touchDown)
      }, for: .touchDown)

    control.sendActions(for: .touchDown)
    trace.add("again")
    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["first", "again", "first", "second"])
  }

  @Test func `targets are removed without the actions`() {
    let page = Page(trace)
    control.addTarget(page, action: "save", for: .touchDown)
    control.addAction(action("action"), for: .touchDown)

    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["action"])
  }

  @Test func `a control that is disabled under a finger goes on with it`() {
    trace.listen(to: button)
    button.addAction(UIAction { [button] _ in button.isEnabled = false }, for: .touchDown)

    button.userTap()

    #expect(trace.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `a menu that opens under a finger cancels the touch`() {
    button.menu = UIMenu()
    button.showsMenuAsPrimaryAction = true
    trace.listen(to: button)

    button.userTap()

    #expect(trace.lines == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test func `a button is selected by its tap before it tells of it`() {
    button.changesSelectionAsPrimaryAction = true
    trace.listen(to: button) { "\($0.isSelected)" }

    button.userTap()

    #expect(
      trace.lines == ["touchDown false", "touchUpInside true", "primaryActionTriggered true"])
  }

  @Test func `a configuration's title comes before one that is set for a state`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Configured"
    button.configuration = configuration
    button.setTitle("Set", for: .normal)

    #expect(button.currentTitle == "Configured")
  }

  @Test func `a button has 6 points above and below, and is 30 points wide at least`() {
    button.setTitle("I", for: .normal)

    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 22 + 12))
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 0))
  }

  @Test func `a configuration's insets go with its size`() {
    let insets = [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
      var configuration = UIButton.Configuration.plain()
      configuration.buttonSize = size
      return [configuration.contentInsets.top, configuration.contentInsets.leading]
    }

    #expect(insets == [[5, 10], [5, 10], [7, 12], [15, 20]])
  }

  @Test func `an action's own identifier is numbered`() {
    #expect(action("a").identifier.rawValue.hasPrefix("com.apple.action.dynamic."))
  }
}

@MainActor
private final class Page: NSObject, SelectorResponder {
  let trace: EventTrace

  init(_ trace: EventTrace) { self.trace = trace }

  static var objectiveCMembers: [Selector.Method] { [.method("save", Page.save)] }

  func save() { trace.add("save") }
}
