import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: alerts", .ownApplication)
struct AlertsUnsourcedChoicesTests {
  @Test func `the preferred action is one of the alert's own (behaviour 7.16)`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let own = UIAlertAction(title: "OK", style: .default)
    alert.addAction(own)
    alert.preferredAction = own

    let received = failures {
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    }

    #expect(received.map(\.name) == [.internalInconsistency])
    #expect(
      received.reasons == [
        "The preferredAction of an alert controller must be contained in the actions array or nil"
      ])
    #expect(alert.preferredAction === own)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
  }

  @Test func `the first text field has the focus once the alert has appeared (behaviour 73)`() {
    let root = TracingScreen("A", Trace())
    let stage = Stage(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()

    root.present(alert, animated: false)
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, false])
    stage.settle()
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])

    root.dismiss(animated: false)
    stage.settle()
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, false])
  }

  @Test func `the return key sends an alert away whose preferred action is disabled`() throws {
    let root = TracingScreen("A", Trace())
    let stage = Stage(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { _ in Issue.record("saved") }
    alert.addAction(save)
    alert.preferredAction = save
    alert.addTextField()
    save.isEnabled = false
    root.present(alert, animated: false)
    stage.settle()

    try #require(alert.textFields?.first).userReturn()
    stage.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test func `an alert with a text field lies in the middle of what the keyboard leaves`() {
    let root = TracingScreen("A", Trace())
    let stage = Stage(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))

    root.present(alert, animated: false)
    stage.settle()
    let keyboard = UIApplication.shared.keyboard.frame
    #expect(keyboard.minY < UIScreen.main.bounds.height)
    #expect(abs(alert.view.frame.midY - keyboard.minY / 2) < 1)
    #expect(alert.view.frame.maxY < keyboard.minY)

    alert.textFields?.first?.resignFirstResponder()
    stage.settle()
    #expect(abs(alert.view.frame.midY - UIScreen.main.bounds.midY) < 1)
  }
}
