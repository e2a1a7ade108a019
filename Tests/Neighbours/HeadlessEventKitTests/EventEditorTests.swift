import FleetTesting
import Foundation
import HeadlessEventKit
import TestSupport
import Testing

@MainActor
@Suite("EventKit: the screen for an event", .freshApplication)
struct EventEditorTests {
  private final class Host: UIViewController, EKEventEditViewDelegate {
    var heard: [Int] = []

    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      heard.append(action.rawValue)
      controller.dismiss(animated: true)
    }
  }

  private let host = Host()

  private func show(_ event: EKEvent? = nil) -> EKEventEditViewController {
    let editor = EKEventEditViewController()
    editor.event = event
    editor.editViewDelegate = host
    setAsAppRootWindow(host)
    host.present(editor, animated: true)
    settle()
    return editor
  }

  @Test func `the user saves, deletes or cancels, without a permission`() {
    let event = EKEvent(eventStore: EKEventStore())
    event.title = "Count"
    show(event).save()
    #expect(SimulatedEvents.events.map { $0.title } == ["Count"])
    show(event).cancel()
    show(event).delete()

    #expect(host.heard == [1, 0, 2] && SimulatedEvents.events.isEmpty)
    #expect(host.presentedViewController == nil)
  }

  @Test func `a screen that is not there cannot be used`() {
    let loose = EKEventEditViewController()
    let editor = show()
    editor.present(
      UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)

    let received = failures {
      loose.save()
      loose.delete()
      editor.cancel()
    }

    #expect(
      received.reasons == [
        "Cannot save in EKEventEditViewController: The screen is not presented.",
        "Cannot delete in EKEventEditViewController: The screen is not presented.",
        "Cannot cancel in EKEventEditViewController: Another screen is presented over it.",
      ])
    #expect(
      received.first?.details.hasSuffix(
        " has to be presented by a screen that shows: present(_:animated:completion:).") == true)
    #expect(
      received.last?.details
        == "<UIAlertController \"Wait\"> is in front of <EKEventEditViewController>, and has to be "
        + "answered first.")
    #expect(host.heard.isEmpty)
  }
}
