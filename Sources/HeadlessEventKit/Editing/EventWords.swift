import FailureReporting
import HeadlessUIKit

/// The sentences for events that a user cannot edit.
@MainActor
enum EventWords {
  static func report(
    _ verb: String, of editor: UIViewController, _ fault: Refusal<UserDismissal.Fault>,
    at site: CallSite
  ) {
    let front = fault.culprit as? UIViewController
    let reason = front == nil ? "The screen is not presented." : "Something is in front of it."
    Reporting.deliver(
      RecordedFailure(
        "Cannot \(verb) in EKEventEditViewController: \(reason)", name: .picker,
        details: front.map { "\(objectName($0)) has to go first." }
          ?? "\(objectName(editor)) has to be presented by a screen that shows: "
          + "present(_:animated:completion:).", site: site))
  }
}
