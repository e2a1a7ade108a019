import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIButton.tap()", .freshApplication)
struct UIButtonTapTests {
  private let button = UIButton()
  private let trace = Trace()

  init() {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
      ("primaryActionTriggered", .primaryActionTriggered), ("touchCancel", .touchCancel),
    ]
    for (name, event) in events {
      button.addAction(
        UIAction { [trace, button] _ in
          trace.add("\(name)\(button.isHighlighted ? ", highlighted" : "")")
        }, for: event)
    }
  }

  @Test func `sends what a finger sends, highlighted in between (behaviour 5)`() {
    #expect(failures { button.tap() }.isEmpty)

    #expect(
      trace.lines == ["touchDown, highlighted", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `says in order what stops the user, and sends nothing`() {
    var said: [String] = []
    button.isHidden = true
    said += failures { button.tap() }.reasons
    button.isEnabled = false
    said += failures { button.tap() }.reasons
    button.isUserInteractionEnabled = false
    said += failures { button.tap() }.reasons

    #expect(
      said == [
        "Cannot tap UIButton: Control is not visible.",
        "Cannot tap UIButton: Control is not enabled.",
        "Cannot tap UIButton: View does not allow user interaction.",
      ])
    #expect(trace.lines.isEmpty)
    #expect(!button.isHighlighted)
  }

  @Test func `names the ancestor at fault`() {
    let panel = UIStackView(arrangedSubviews: [button])
    panel.isHidden = true

    let received = failures { button.tap() }

    #expect(received.map(\.name) == [.button])
    #expect(received.map(\.details) == ["<UIButton> is in <UIStackView>, which is hidden."])
    #expect(trace.lines.isEmpty)
  }

  @Test func `runs what the action has put off before it returns`() {
    button.addAction(
      UIAction { [trace] _ in
        UIView.animate(withDuration: 0.3) {
          trace.add("animated")
        } completion: { _ in
          trace.add("completed")
        }
      }, for: .touchUpInside)

    button.tap()

    #expect(trace.lines.suffix(2) == ["primaryActionTriggered", "completed"])
  }
}
