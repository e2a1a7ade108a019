import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UISwitch")
struct UISwitchTests {
  let toggle = UISwitch()
  let trace = EventTrace()

  private var finger: Finger { toggle.hostApplication.finger }

  @Test func `is off at first, and has the size of a switch`() {
    #expect(!toggle.isOn)
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.size.width == 51)
    #expect(toggle.style == .sliding)
    #expect(toggle.preferredStyle == .automatic)
  }

  @Test func `tells of a flip, the value being new, and of no touch down (behaviour 7)`() {
    trace.listen(to: toggle) { $0.isOn ? "on" : "off" }

    toggle.userTap()
    toggle.userFlip()

    #expect(
      trace.lines == [
        "valueChanged on", "touchUpInside on", "primaryActionTriggered on", "valueChanged off",
        "touchUpInside off", "primaryActionTriggered off",
      ])
  }

  @Test func `says nothing of a change in code (behaviour 8)`() {
    trace.listen(to: toggle)

    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.setOn(true, animated: false)

    #expect(trace.lines.isEmpty)
    #expect(toggle.isOn)
  }

  @Test func `says nothing of a change in a handler of its own (behaviour 8)`() {
    trace.listen(to: toggle)
    toggle.addAction(UIAction { [toggle] _ in toggle.isOn = false }, for: .valueChanged)

    toggle.userTap()

    #expect(trace.lines == ["valueChanged", "touchUpInside", "primaryActionTriggered"])
    #expect(!toggle.isOn)
  }

  @Test func `does not flip for a finger that is taken over or lifted outside (behaviour 7)`() {
    trace.listen(to: toggle)

    finger.began(toggle)
    finger.cancelled()
    finger.began(toggle)
    finger.moved(to: CGPoint(x: 500, y: 500))
    finger.ended()

    #expect(trace.lines.isEmpty)
    #expect(!toggle.isOn)
    #expect(!toggle.isHighlighted)
  }

  @Test func `does not flip while it is disabled`() {
    toggle.isEnabled = false
    trace.listen(to: toggle)

    toggle.userTap()

    #expect(trace.lines.isEmpty)
    #expect(!toggle.isOn)
  }

  @Test func `sets its value through the method that can be overridden`() {
    let toggle = CountingSwitch()

    toggle.isOn = true
    toggle.userTap()

    #expect(toggle.calls == ["true false", "false true"])
  }

  @Test func `tells of no change where there is none (behaviour 7)`() {
    let toggle = StubbornSwitch()
    trace.listen(to: toggle)

    toggle.userTap()

    #expect(trace.lines == ["touchUpInside"])
  }

  @Test func `performs the primary action that it is made with (behaviour 23)`() {
    let toggle = UISwitch(
      frame: .zero, primaryAction: UIAction { [trace] _ in trace.add("primary") })

    toggle.userTap()

    #expect(trace.lines == ["primary"])
  }

  @Test func `is told apart by assistive technologies`() {
    toggle.isOn = true
    toggle.isEnabled = false

    #expect(toggle.isAccessibilityElement)
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .notEnabled])
  }
}

private final class CountingSwitch: UISwitch {
  var calls: [String] = []

  override func setOn(_ on: Bool, animated: Bool) {
    calls.append("\(on) \(animated)")
    super.setOn(on, animated: animated)
  }
}

private final class StubbornSwitch: UISwitch {
  override func setOn(_ on: Bool, animated: Bool) {}
}
