import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIView.chooseCustomAction(named:)", .freshApplication)
struct UIViewChooseCustomActionTests {
  private final class Target: UIResponder {
    var calls: [String] = []
    override class var objectiveCMembers: [Selector.Method] { [.method("mute:", Target.mute)] }
    func mute(_ action: UIAccessibilityCustomAction) -> Bool {
      calls.append(action.name)
      return true
    }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let target = Target()

  @Test func `a closure is preferred to the target's method (behaviour 679)`() {
    var archived = 0
    let both = UIAccessibilityCustomAction(name: "Archive", target: target, selector: "mute:")
    both.actionHandler = { _ in
      archived += 1
      return true
    }
    view.accessibilityCustomActions = [both]

    #expect(failures { view.chooseCustomAction(named: "Archive") }.isEmpty)

    #expect(archived == 1)
    #expect(target.calls.isEmpty)
  }

  @Test func `a target's method gets the action`() {
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mute", target: target, selector: "mute:")
    ]

    view.chooseCustomAction(named: "Mute")

    #expect(target.calls == ["Mute"])
  }

  @Test func `needs an action of that name, which can be performed`() {
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Mute") { _ in false }]

    let missing = failures { view.chooseCustomAction(named: "Archive") }
    let refused = failures { view.chooseCustomAction(named: "Mute") }

    #expect(
      missing.reasons == [
        "Cannot choose action 'Archive' of UIView: There is no such action."
      ])
    #expect(missing.map(\.details) == ["The actions are 'Mute'."])
    #expect(missing.map(\.name) == [.element])
    #expect(
      refused.map(\.details) == [
        "Its actionHandler, or else the method of its target, returned false."
      ])
    #expect(
      refused.reasons == [
        "Cannot choose action 'Mute' of UIView: The action answers that it failed."
      ])
  }
}
