import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Silent passes", .freshApplication)
struct SilentPassTests {
  @Test func `a tap on a button of a screen that was never shown fails`() {
    let received = failures { UIButton().tap() }

    #expect(received.reasons == ["Cannot tap UIButton: It has never been shown."])
    #expect(
      received.map(\.details) == [
        "<UIButton> has no superview, no action and no target, so that nothing would come of the tap. "
          + "Show its screen first: Fleet.setAsAppRootWindow(_:)."
      ])
    #expect(received.map(\.name) == [.button])
  }

  @Test func `a button that means something, or lies somewhere, may be tapped`() {
    let acting = UIButton(primaryAction: UIAction { _ in })
    let watched = UIButton()
    watched.addGestureRecognizer(UITapGestureRecognizer())
    let held = UIButton()
    let box = UIView()
    box.addSubview(held)
    let selecting = UIButton()
    selecting.changesSelectionAsPrimaryAction = true

    #expect(failures { for button in [acting, watched, held, selecting] { button.tap() } }.isEmpty)
    #expect(box.subviews == [held])
  }

  @Test func `an alert that is not there fails`() {
    let list = UIViewController()
    list.title = "List"
    setAsAppRootWindow(list)

    let received = failures {
      Fleet.screen.tapAlertAction(withTitle: "OK")
      #expect(Fleet.screen.alert == nil)
    }

    #expect(
      received.reasons == [
        "Cannot tap alert action 'OK': No alert is presented.", "No alert is presented.",
      ])
    #expect(
      received.map(\.details)
        == Array(repeating: #"<UIViewController "List"> is in front."#, count: 2))
    #expect(received.prefix(1).map(\.site.line) == [#line - 11])
  }

  @Test func `an alert that is there is tapped`() {
    let list = UIViewController()
    setAsAppRootWindow(list)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let trace = Trace()
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in trace.add("OK") })
    list.present(alert, animated: true)
    #expect(Fleet.screen.alert === alert)

    Fleet.screen.tapAlertAction(withTitle: "OK")

    #expect(trace.lines == ["OK"])
    #expect(
      failures { Fleet.screen.tapAlertAction(withTitle: "OK") }.map(\.details) == [
        "<UIViewController> is in front."
      ])
  }
}
