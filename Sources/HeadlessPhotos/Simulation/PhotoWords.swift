import FailureReporting
import HeadlessUIKit

/// The sentences for what a user cannot choose.
@MainActor
struct PhotoWords {
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
  ) -> PhotoWords {
    guard let front = fault.culprit as? UIViewController else {
      return PhotoWords(
        "Cannot \(verb) in PHPickerViewController: The picker is not presented.",
        "\(objectName(picker)) has to be presented by a screen that shows: "
          + "present(_:animated:completion:).")
    }
    return PhotoWords(
      "Cannot \(verb) in PHPickerViewController: Something is in front of it.",
      "\(objectName(front)) has to go first.")
  }

  static func tooMany(_ count: Int, _ limit: Int) -> PhotoWords {
    PhotoWords(
      "Cannot pick in PHPickerViewController: \(count) are more than can be chosen.",
      "The selectionLimit of its configuration is \(limit); 0 sets no limit.")
  }

  static func notOffered(_ kind: PickedPhoto.Kind) -> PhotoWords {
    PhotoWords(
      "Cannot pick in PHPickerViewController: It does not offer \(kind.rawValue).",
      "The filter of its configuration says what it offers.")
  }
}
