import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIAlertController.enter(_:intoTextFieldAt:)", .freshApplication)
struct UIAlertControllerEnterTests {
  private let list = UIViewController()
  private let alert = UIAlertController(title: "New bird", message: nil, preferredStyle: .alert)
  private let name = #"<UIAlertController "New bird">"#

  init() {
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Add", style: .default))
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
    #expect(alert.textFields?.map(\.text) == ["", ""], sourceLocation: sourceLocation)
  }

  @Test func `types into the text field, which is read by the handler`() {
    present()

    #expect(failures { alert.enter("Wren", intoTextFieldAt: 1) }.isEmpty)

    #expect(alert.textFields?.map(\.text) == ["", "Wren"])
    alert.tapAlertAction(withTitle: "Add")
    #expect(alert.textFields?.map(\.text) == ["", "Wren"])
  }

  @Test func `refuses an alert that is not presented`() {
    expectRefusal(
      "Cannot enter text into alert: Alert is not presented.",
      "\(name) has to be presented by a screen that shows: present(_:animated:completion:)."
    ) {
      alert.enter("Wren", intoTextFieldAt: 0)
    }
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func `refuses a text field that is not there`(index: Int) {
    present()

    expectRefusal(
      "No text field at index \(index) found on alert.",
      "\(name) has 2, counted from 0: one without a name, one without a name."
    ) {
      alert.enter("Wren", intoTextFieldAt: index)
    }
  }

  @Test func `refuses an alert that something is presented over`() {
    present()
    settle()
    alert.present(UIViewController(), animated: true)

    expectRefusal(
      "Cannot enter text into alert: Another screen is presented over the alert.",
      "<UIViewController> is in front of \(name), and has to be dismissed first."
    ) { alert.enter("Wren", intoTextFieldAt: 0) }
  }
}
