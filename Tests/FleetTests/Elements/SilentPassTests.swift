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

  @Test func `a gesture on anything that was never shown fails`() {
    let views = [
      UIControl(), UIView(), UIStackView(), UITableViewCell(), UICollectionViewCell(),
      UITextField(), UITextView(), UISearchBar(),
    ]

    for view in views {
      let received = failures { view.tap() }
      #expect(received.map { $0.reason.hasSuffix(": It has never been shown.") } == [true])
      #expect(received.map(\.site.line) == [#line - 2])
    }
    let movements: [(UIView) -> Void] = [
      { $0.longPress() }, { $0.swipe(.up) }, { $0.pinch(scale: 2) },
    ]
    for move in movements { #expect(failures { move(UIView()) }.count == 1) }
  }

  /// A view of an app's own, which takes touches as it likes.
  private final class Pad: UIView {
    var count = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test func `what something may come of can be touched loose`() {
    let pad = Pad()
    let toggle = UISwitch()
    let watched = UIView()
    watched.addGestureRecognizer(UITapGestureRecognizer())
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    let screen = UIViewController()

    let received = failures {
      for view in [pad, toggle, watched, control, screen.view] as [UIView] { view.tap() }
    }

    #expect(received.isEmpty)
    #expect(pad.count == 1)
    #expect(toggle.isOn)
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
    let inFront = #"<UIViewController "List"> is in front."#
    #expect(received.map(\.details) == [inFront, inFront])
    let end: UInt = #line
    #expect(received.first?.site.line == end - 10)
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
