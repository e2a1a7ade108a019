import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A tap on a control", .ownApplication)
struct UIControlTapTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
  let trace = EventTrace()
  let target = TouchTarget()

  init() {
    window.isHidden = false
    window.addSubview(button)
  }

  @Test func `sends down and up, highlighted in between (behaviour 1, 2)`() {
    trace.listen(to: button) { "\($0.isHighlighted) \($0.isTracking) \($0.isTouchInside)" }

    button.userTap()

    #expect(
      trace.lines == [
        "touchDown true true true", "touchUpInside false false true",
        "primaryActionTriggered false false true",
      ])
    #expect(!button.isTouchInside)
  }

  @Test func `gives targets the touch, the same from down to up`() throws {
    button.addTarget(target, action: "act:event:", for: [.touchDown, .touchUpInside])

    button.userTap()

    #expect(target.lines == ["began at (140.0, 220.0)", "ended at (140.0, 220.0)"])
    let touches = target.touches
    try #require(touches.count == 2)
    #expect(touches[0] === touches[1])
    #expect(touches[0].view === button)
    #expect(touches[0].window === window)
    #expect(touches[0].tapCount == 1)
    #expect(target.events[0].touches(for: button) == [touches[0]])
    #expect(target.events[0] === target.events[1])
  }

  @Test func `has a touch that somebody holds end, though nobody asks for it again`() {
    button.addTarget(target, action: "act:event:", for: .touchDown)

    button.userTap()

    #expect(target.lines == ["began at (140.0, 220.0)"])
    #expect(target.touches.map(\.phase) == [.ended])
  }

  @Test func `gives each tap a touch of its own while somebody holds the one before`() {
    button.addTarget(target, action: "act:event:", for: .touchUpInside)

    button.userTap()
    button.userTap()

    #expect(target.touches.count == 2)
    #expect(Set(target.touches.map(ObjectIdentifier.init)).count == 2)
  }

  @Test func `gives the touch to a target that a handler adds meanwhile`() {
    button.addAction(
      UIAction { [target] action in
        (action.sender as? UIButton)?
          .addTarget(target, action: "act:event:", for: .primaryActionTriggered)
      }, for: .touchUpInside)

    button.userTap()

    #expect(target.lines == ["ended at (140.0, 220.0)"])
  }

  @Test func `sends without an event what a handler asks for`() {
    button.addTarget(target, action: "act:event:", for: .valueChanged)
    button.addAction(
      UIAction { ($0.sender as? UIButton)?.sendActions(for: .valueChanged) }, for: .touchDown)

    button.userTap()

    #expect(target.lines == ["no event"])
  }

  @Test func `cancels the touch when a handler moves it to another window (behaviour 4)`() {
    let other = UIWindow(frame: window.frame)
    other.isHidden = false
    trace.listen(to: button)
    button.addTarget(target, action: "act:event:", for: .touchCancel)
    button.addAction(
      UIAction { [other] in ($0.sender as? UIView).map(other.addSubview) }, for: .touchDown)

    button.userTap()

    #expect(trace.lines == ["touchDown", "touchCancel"])
    #expect(target.lines == ["cancelled at (140.0, 220.0)"])
    #expect(!button.isHighlighted)
    #expect(!button.isTracking)
  }

  @Test func `is let go of when a handler takes it away (behaviour 4)`() {
    trace.listen(to: button)
    button.addAction(
      UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: .touchDown)

    button.userTap()

    #expect(trace.lines == ["touchDown", "touchCancel"])
    #expect(!button.isTracking)
  }

  @Test func `ignores a second finger that a handler taps it with`() {
    trace.listen(to: button)
    button.addAction(UIAction { ($0.sender as? UIView)?.userTap() }, for: .touchDown)

    button.userTap()

    #expect(trace.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `can be tapped again by a handler, once the finger is up`() {
    trace.listen(to: button)
    button.addAction(
      UIAction { [trace] action in
        if trace.lines.count < 5 { (action.sender as? UIView)?.userTap() }
      }, for: .primaryActionTriggered)

    button.userTap()

    let tap = ["touchDown", "touchUpInside", "primaryActionTriggered"]
    #expect(trace.lines == tap + tap)
    #expect(!button.isTouchInside)
  }

  @Test func `hears of nothing while it is disabled (behaviour 26)`() {
    trace.listen(to: button)
    button.isEnabled = false

    button.userTap()

    #expect(trace.lines.isEmpty)
  }

  @Test func `shows its finger to a recognizer of a view around it`() {
    let tap = UITapGestureRecognizer()
    window.addGestureRecognizer(tap)
    button.addTarget(target, action: "act:event:", for: .touchDown)

    button.userTap()

    #expect(target.touches.first?.gestureRecognizers?.contains { $0 === tap } == true)
  }

  @Test func `tells a subclass of its finger`() {
    let button = TouchedButton(frame: button.frame)
    window.addSubview(button)

    button.userTap()

    #expect(button.lines == ["touchesBegan", "beginTracking", "touchesEnded", "endTracking"])
  }
}

private final class TouchedButton: UIButton {
  var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("touchesEnded")
    super.touchesEnded(touches, with: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lines.append("beginTracking")
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lines.append("endTracking")
    super.endTracking(touch, with: event)
  }
}

/// Writes down what touches it gets, and holds them.
@MainActor
final class TouchTarget: SelectorResponder {
  var lines: [String] = []
  var events: [UIEvent] = []
  var touches: [UITouch] = []

  static var objectiveCMembers: [Selector.Method] { [.method("act:event:", TouchTarget.act)] }

  func act(_ sender: UIControl, _ event: UIEvent?) {
    guard let event, let touch = event.allTouches?.first else { return lines.append("no event") }
    let place = touch.location(in: nil)
    lines.append("\(touch.phase) at (\(place.x), \(place.y))")
    events.append(event)
    touches.append(touch)
  }
}
