import FailureReporting
import HeadlessUIKit

/// The sentences for whom a user cannot choose.
@MainActor
struct ContactWords {
  private let reason: String
  private let details: String

  private init(_ reason: String, _ details: String) {
    self.reason = reason
    self.details = details
  }

  func report(at site: CallSite) {
    Reporting.deliver(
      RecordedFailure(reason, name: .picker, details: details, site: site))
  }

  static func notInFront(
    _ verb: String, of picker: UIViewController, _ fault: Refusal<UserDismissal.Fault>
  ) -> ContactWords {
    guard let front = fault.culprit as? UIViewController else {
      return ContactWords(
        "Cannot \(verb) in CNContactPickerViewController: The picker is not presented.",
        "\(objectName(picker)) has to be presented by a screen that shows: "
          + "present(_:animated:completion:).")
    }
    return ContactWords(
      "Cannot \(verb) in CNContactPickerViewController: Something is in front of it.",
      "\(objectName(front)) has to go first.")
  }

  static func notEnabled(_ contact: CNContact) -> ContactWords {
    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "without a name"
    return ContactWords(
      "Cannot pick in CNContactPickerViewController: The contact cannot be chosen.",
      "The predicateForEnablingContact does not hold for '\(name)'.")
  }
}
