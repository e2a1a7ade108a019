import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UISwitch.flip()", .freshApplication)
struct UISwitchFlipTests {
  private let toggle = UISwitch()
  private let trace = Trace()

  init() {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
      ("primaryActionTriggered", .primaryActionTriggered), ("valueChanged", .valueChanged),
    ]
    for (name, event) in events {
      toggle.addAction(
        UIAction { [trace, toggle] _ in trace.add("\(name), \(toggle.isOn)") }, for: event)
    }
  }

  @Test func `sends what a finger sends, with the new value (behaviour 7)`() {
    #expect(failures { toggle.flip() }.isEmpty)

    #expect(
      trace.lines == ["valueChanged, true", "touchUpInside, true", "primaryActionTriggered, true"])
  }

  @Test func `flips back`() {
    toggle.isOn = true

    toggle.flip()

    #expect(!toggle.isOn)
  }

  @Test func `says what stops the user, and leaves the switch as it is`() {
    toggle.isEnabled = false

    let received = failures { toggle.flip() }

    #expect(received.reasons == ["Cannot flip UISwitch: Control is not enabled."])
    #expect(received.map(\.name) == [.switch])
    #expect(!toggle.isOn)
    #expect(trace.lines.isEmpty)
  }
}
