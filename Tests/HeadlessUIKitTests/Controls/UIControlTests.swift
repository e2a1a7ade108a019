import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIControl")
struct UIControlTests {
  let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let trace = EventTrace()

  private var finger: Finger { control.hostApplication.finger }

  // MARK: Attributes

  @Test func `is enabled, and neither selected nor highlighted, at first (behaviour 26)`() {
    #expect(control.isEnabled)
    #expect(!control.isSelected)
    #expect(!control.isHighlighted)
    #expect(control.state == .normal)
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
  }

  @Test func `has a state that is the union of its bits (behaviour 26)`() {
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true

    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test func `keeps being enabled apart from taking touches (behaviour 26)`() {
    control.isEnabled = false

    #expect(control.isUserInteractionEnabled)
  }

  @Test func `is hit while it is disabled (behaviour 26)`() {
    control.isEnabled = false

    #expect(control.hitTest(CGPoint(x: 1, y: 1), with: nil) === control)
  }

  @Test func `turns leading and trailing into left and right`() {
    control.contentHorizontalAlignment = .trailing
    let leftToRight = control.effectiveContentHorizontalAlignment
    control.semanticContentAttribute = .forceRightToLeft

    #expect(leftToRight == .right)
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }

  @Test func `registers the primary action that it is made with (behaviour 23)`() {
    let action = UIAction { [trace] action in trace.add("\(action.sender is UIControl)") }

    let control = UIControl(frame: .zero, primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    control.performPrimaryAction()

    #expect(control.allControlEvents == .primaryActionTriggered)
    #expect(trace.lines == ["true", "true"])
  }

  // MARK: Touches

  @Test func `sends down and up, highlighted in between (behaviour 1, 2)`() {
    trace.listen(to: control) { "\($0.isHighlighted) \($0.isTracking)" }

    finger.tap(control)

    #expect(trace.lines == ["touchDown true true", "touchUpInside false false"])
    #expect(!control.isTouchInside)
  }

  @Test func `sends a repeated down for a second tap (behaviour 1)`() {
    trace.listen(to: control)

    finger.began(control, tapCount: 2)
    finger.ended()

    #expect(trace.lines == ["touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test func `tells of a finger dragged out and in (behaviour 3)`() {
    trace.listen(to: control) { $0.isHighlighted ? "on" : "off" }

    finger.began(control)
    finger.moved(to: CGPoint(x: 10, y: 10))
    finger.moved(to: CGPoint(x: 10, y: 400))
    finger.moved(to: CGPoint(x: 20, y: 400))
    finger.moved(to: CGPoint(x: 20, y: 20))
    finger.ended()

    #expect(
      trace.lines == [
        "touchDown on", "touchDragInside on", "touchDragExit off", "touchDragOutside off",
        "touchDragOutside off", "touchDragEnter on", "touchDragInside on", "touchUpInside off",
      ])
  }

  @Test func `tells of a finger lifted outside (behaviour 2)`() {
    trace.listen(to: control)

    finger.began(control)
    finger.moved(to: CGPoint(x: 10, y: 400))
    finger.ended()

    #expect(
      trace.lines == ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  }

  @Test func `tells of a finger that is taken over, and of no up (behaviour 4)`() {
    trace.listen(to: control) { "\($0.isHighlighted) \($0.isTracking)" }

    finger.began(control)
    finger.cancelled()

    #expect(trace.lines == ["touchDown true true", "touchCancel false false"])
  }

  @Test func `lets go of the finger when it leaves its window (behaviour 4)`() {
    let window = UIWindow()
    window.isHidden = false
    defer { window.isHidden = true }
    window.addSubview(control)
    trace.listen(to: control)

    finger.began(control)
    control.removeFromSuperview()
    finger.ended()

    #expect(trace.lines == ["touchDown", "touchCancel"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test func `ignores touches while it is disabled (behaviour 26)`() {
    trace.listen(to: control)
    control.isEnabled = false

    finger.tap(control)

    #expect(trace.lines.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `keeps touches from the views around it`() {
    let superview = TouchedView(trace)
    superview.addSubview(control)

    finger.tap(control)

    #expect(trace.lines.isEmpty)
  }

  @Test func `takes a tap in its middle for one inside, however small it is`() {
    let control = UIControl()
    trace.listen(to: control)

    finger.tap(control)

    #expect(trace.lines == ["touchDown", "touchUpInside"])
  }

  @Test func `is asked whether to follow a finger, and told of what becomes of it (behaviour 1)`() {
    let control = TrackingControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    control.trace = trace
    trace.listen(to: control)

    finger.began(control)
    finger.moved(to: CGPoint(x: 1, y: 1))
    finger.ended()
    finger.began(control)
    finger.cancelled()

    #expect(
      trace.lines == [
        "beginTracking", "touchDown", "continueTracking", "touchDragInside",
        "endTracking inside: true", "touchUpInside", "beginTracking", "touchDown",
        "cancelTracking", "touchCancel",
      ])
  }

  @Test func `sends nothing for a finger that it does not follow (behaviour 1)`() {
    let control = TrackingControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    control.trace = trace
    control.begins = false
    trace.listen(to: control)

    finger.tap(control)

    #expect(trace.lines == ["beginTracking"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `sends nothing more once it follows the finger no longer`() {
    let control = TrackingControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    control.trace = trace
    control.continues = false
    trace.listen(to: control)

    finger.began(control)
    finger.moved(to: CGPoint(x: 1, y: 1))
    finger.moved(to: CGPoint(x: 2, y: 2))
    finger.ended()

    #expect(trace.lines == ["beginTracking", "touchDown", "continueTracking"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test func `passes the event on to targets of touches`() {
    let target = EventTarget()
    control.addTarget(target, action: "act:event:", for: [.touchDown, .valueChanged])

    finger.tap(control)
    control.sendActions(for: .valueChanged)

    #expect(target.received == ["UIControl, an event", "UIControl, no event"])
  }

  // MARK: Sending

  @Test func `sends whatever its state is (behaviour 24)`() {
    control.isEnabled = false
    control.isHidden = true
    control.isUserInteractionEnabled = false
    trace.listen(to: control)

    control.sendActions(for: .touchUpInside)

    #expect(trace.lines == ["touchUpInside"])
  }

  @Test func `calls handlers in the order of registration, of all kinds (behaviour 20, 23)`() {
    let target = Target(trace)
    control.addAction(UIAction { [trace] _ in trace.add("first") }, for: .touchDown)
    control.addTarget(target, action: "second", for: .allTouchEvents)
    control.addAction(UIAction { [trace] _ in trace.add("third") }, for: .touchDown)
    control.addTarget(target, action: "fourth", for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["first", "second", "third", "fourth"])
  }

  @Test func `takes masks for bits (behaviour 20, 21)`() {
    control.addAction(UIAction { [trace] _ in trace.add("touch") }, for: .allTouchEvents)
    control.addAction(UIAction { [trace] _ in trace.add("editing") }, for: .allEditingEvents)
    control.addAction(UIAction { [trace] _ in trace.add("any") }, for: .allEvents)

    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    control.sendActions(for: .touchCancel)

    #expect(trace.lines == ["any", "editing", "any", "touch", "any"])
  }

  @Test func `calls a registration once for several events sent at once (behaviour 21)`() {
    control.addAction(UIAction { [trace] _ in trace.add("once") }, for: .allTouchEvents)

    control.sendActions(for: [.touchDown, .touchUpInside, .touchCancel])

    #expect(trace.lines == ["once"])
  }

  @Test func `sends each action through the methods that can be overridden`() {
    let control = SendingControl()
    control.trace = trace
    let target = Target(trace)
    control.addAction(UIAction { [trace] _ in trace.add("action") }, for: .touchDown)
    control.addTarget(target, action: "second", for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(trace.lines == ["will send action", "action", "will send second", "second"])
  }

  @Test func `is the sender of its actions, while they run (behaviour 18)`() {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(senders == [control])
    #expect(action.sender == nil)
  }
}

private final class TouchedView: UIView {
  let trace: EventTrace

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.add("the superview has the touch")
  }
}

private final class TrackingControl: UIControl {
  var trace: EventTrace?
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace?.add("beginTracking")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace?.add("continueTracking")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    trace?.add("endTracking inside: \(isTouchInside)")
  }

  override func cancelTracking(with event: UIEvent?) { trace?.add("cancelTracking") }
}

private final class SendingControl: UIControl {
  var trace: EventTrace?

  override func sendAction(_ action: UIAction) {
    trace?.add("will send action")
    super.sendAction(action)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    trace?.add("will send \(action)")
    super.sendAction(action, to: target, for: event)
  }
}

@MainActor
private final class Target: SelectorResponder {
  let trace: EventTrace

  init(_ trace: EventTrace) { self.trace = trace }

  static var objectiveCMembers: [Selector.Method] {
    [.method("second", Target.second), .method("fourth", Target.fourth)]
  }

  func second() { trace.add("second") }

  func fourth() { trace.add("fourth") }
}

@MainActor
private final class EventTarget: SelectorResponder {
  var received: [String] = []

  static var objectiveCMembers: [Selector.Method] { [.method("act:event:", EventTarget.act)] }

  func act(_ sender: UIControl, _ event: UIEvent?) {
    received.append("\(type(of: sender)), \(event == nil ? "no event" : "an event")")
  }
}
