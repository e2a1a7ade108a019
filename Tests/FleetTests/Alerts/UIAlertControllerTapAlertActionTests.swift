import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIAlertController.tapAlertAction(withTitle:)", .freshApplication)
struct UIAlertControllerTapAlertActionTests {
  private let list = UIViewController()
  private let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  private let trace = Trace()
  private let name = #"<UIAlertController "Delete?">"#

  init() {
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("OK", .destructive)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [trace, list] _ in
          trace.add("\(title), alone \(list.presentedViewController == nil)")
        })
    }
  }

  private func present() {
    setAsAppRootWindow(list)
    list.present(alert, animated: true)
  }

  private func expectRefusal(
    _ reason: String, _ details: String = "", sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    let received = failures(body)
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.alert], sourceLocation: sourceLocation)
    #expect(trace.lines.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `dismisses the alert, then runs the handler, before it returns (behaviour 168)`() {
    present()

    #expect(failures { alert.tapAlertAction(withTitle: "OK") }.isEmpty)

    #expect(trace.lines == ["OK, alone true"])
    #expect(screen.topmostViewController === list)
  }

  @Test func `refuses an action that is not there, and says which are`() {
    present()
    alert.actions[0].isEnabled = false

    expectRefusal(
      "No action with title 'Ok' found on alert.",
      "Did you mean 'OK'? The actions of \(name) are 'No' (disabled), 'OK'."
    ) { alert.tapAlertAction(withTitle: "Ok") }

    #expect(screen.presentedAlert === alert)
  }

  @Test func `refuses an alert that is not presented, or no more`() {
    let reason = "Cannot tap alert action 'OK': Alert is not presented."
    let notPresented =
      "\(name) has to be presented by a screen that shows: present(_:animated:completion:)."
    expectRefusal(reason, notPresented) { alert.tapAlertAction(withTitle: "OK") }
    present()
    alert.dismiss(animated: true)

    expectRefusal(reason, notPresented) { alert.tapAlertAction(withTitle: "OK") }
  }

  @Test func `refuses an action that is disabled (behaviour 168)`() {
    present()
    alert.actions[1].isEnabled = false

    expectRefusal(
      "Cannot tap alert action 'OK': Action is not enabled.",
      "The actions of \(name) are 'No', 'OK' (disabled)."
    ) {
      alert.tapAlertAction(withTitle: "OK")
    }
    #expect(screen.presentedAlert === alert)
  }

  @Test func `refuses an alert that something is presented over`() {
    present()
    Fleet.settle()
    let front = UIAlertController(title: "Front", message: nil, preferredStyle: .alert)
    alert.present(front, animated: false)

    expectRefusal(
      "Cannot tap alert action 'OK': Another screen is presented over the alert.",
      #"<UIAlertController "Front"> is in front of "#
        + "\(name), and has to be answered first."
    ) { alert.tapAlertAction(withTitle: "OK") }
  }

  @Test func `takes the first enabled action of several with a title`() {
    let second = UIAlertAction(title: "OK", style: .default) { [trace] _ in trace.add("second") }
    alert.addAction(second)
    alert.actions[1].isEnabled = false
    present()

    alert.tapAlertAction(withTitle: "OK")

    #expect(trace.lines == ["second"])
  }

  @Test func `points at the line of the test, also for what the handler does`() {
    let failing = UIAlertAction(title: "Again", style: .default) { [alert] _ in
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
    alert.addAction(failing)
    present()

    let line: UInt = #line + 1
    let received = failures { alert.tapAlertAction(withTitle: "Again") }

    #expect(received.map(\.name) == [.internalInconsistency])
    #expect(received.map(\.site.line) == [line])
  }

  @Test func `does nothing after a failed step`() {
    present()

    let received = failures {
      steps {
        alert.tapAlertAction(withTitle: "Nope")
        alert.tapAlertAction(withTitle: "OK")
      }
    }

    #expect(received.count == 1)
    #expect(trace.lines.isEmpty)
  }
}
