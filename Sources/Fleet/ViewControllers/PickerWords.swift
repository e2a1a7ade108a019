import FailureReporting
import Foundation
import HeadlessUIKit

/// The sentences for the system's pickers, where a user cannot choose or cancel.
@MainActor
enum PickerWords {
  /// Does something in a picker that is presented, and in front; else records why not.
  static func perform(
    in picker: UIViewController, to purpose: String, at site: CallSite,
    _ act: () -> FailureText?
  ) {
    Gesture.perform(with: picker, at: site) { _ in
      if let refusal = picker.faultAsPresented {
        return text(refusal, to: purpose, in: picker).report(.picker, at: site)
      }
      act()?.report(.picker, at: site)
    }
  }

  private static func text(
    _ refusal: Refusal<UserDismissal.Fault>, to purpose: String, in picker: UIViewController
  ) -> FailureText {
    guard let front = refusal.culprit else {
      return FailureText("\(cannot(purpose, in: picker)): The picker is not presented.")
    }
    return FailureText(
      "\(cannot(purpose, in: picker)): Another screen is presented over it.",
      "\(objectName(front)) is presented over it.")
  }

  static func wrongMedia(_ type: String, in picker: UIImagePickerController) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): It does not offer '\(type)'.",
      "Its mediaTypes are \(list(picker.mediaTypes)).")
  }

  static func nothing(in picker: UIViewController) -> FailureText {
    FailureText("\(cannot("pick", in: picker)): Nothing was chosen.")
  }

  static func several(in picker: UIViewController) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): Only one document can be chosen.",
      "Its allowsMultipleSelection is not set.")
  }

  static func wrongType(of documents: [URL], in picker: UIViewController) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): \(list(documents.map(\.lastPathComponent))) cannot be chosen.",
      "The picker offers other types.")
  }

  private static func cannot(_ purpose: String, in picker: UIViewController) -> String {
    "Cannot \(purpose) in \(type(of: picker))"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
