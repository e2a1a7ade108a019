package import FailureReporting
import Foundation
package import HeadlessUIKit

/// The sentences for the system's pickers, where a user cannot choose or cancel.
@MainActor
package enum PickerWords {
  /// Does something in a picker that is presented, and in front; else records why not.
  ///
  /// - Parameter kind: What kind of screen it is, if it is not for picking something.
  package static func perform(
    in picker: UIViewController, a kind: String = "picker", to purpose: String, at site: CallSite,
    _ act: () -> FailureText?
  ) {
    Gesture.perform(with: picker, at: site) { _ in
      if let refusal = picker.faultAsPresented {
        return text(refusal, a: kind, to: purpose, in: picker).report(.picker, at: site)
      }
      act()?.report(.picker, at: site)
    }
  }

  /// Does something that every picker which is presented, and in front, lets a user do.
  package static func act(
    in picker: UIViewController, a kind: String = "picker", to purpose: String, at site: CallSite,
    _ act: () -> Void
  ) {
    perform(in: picker, a: kind, to: purpose, at: site) {
      act()
      return nil
    }
  }

  /// Chooses documents, or says why they cannot be chosen.
  ///
  /// - Parameters:
  ///   - property: What would let several be chosen.
  ///   - others: The documents whose types the picker does not offer.
  static func pick(
    _ documents: [URL], in picker: UIViewController, allowsSeveral: Bool, by property: String,
    notOffered others: [URL], _ act: () -> Void
  ) -> FailureText? {
    if documents.isEmpty { return nothing(in: picker) }
    if documents.count > 1, !allowsSeveral { return several(in: picker, by: property) }
    guard others.isEmpty else { return wrongType(of: others, in: picker) }
    act()
    return nil
  }

  private static func text(
    _ refusal: Refusal<UserDismissal.Fault>, a kind: String, to purpose: String,
    in picker: UIViewController
  ) -> FailureText {
    guard let front = refusal.culprit as? UIViewController else {
      return notPresented(picker, a: kind, cannot(purpose, in: picker))
    }
    return FailureText(
      "\(cannot(purpose, in: picker)): \(ObjectWords.isOver("it", front))",
      ObjectWords.inFront(front, of: objectName(picker)))
  }

  static func notPresented(
    _ screen: UIViewController, a kind: String, _ cannot: String
  ) -> FailureText {
    FailureText(
      "\(cannot): The \(kind) is not presented.",
      "\(objectName(screen)) has to be presented by a screen that shows: "
        + "present(_:animated:completion:).")
  }

  static func wrongMedia(_ type: String, in picker: UIImagePickerController) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): It does not offer '\(type)'.",
      "The mediaTypes of \(objectName(picker)) are \(list(picker.mediaTypes)).")
  }

  static func nothing(in picker: UIViewController) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): Nothing was chosen.",
      "\(objectName(picker)) has to be given something, or cancelled.")
  }

  private static func several(in picker: UIViewController, by property: String) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): Only one document can be chosen.",
      "\(objectName(picker)).\(property) is false.")
  }

  static func noCreation(in browser: UIDocumentBrowserViewController) -> FailureText {
    FailureText(
      "\(cannot("create a document", in: browser)): It allows no new documents.",
      "\(objectName(browser)).allowsDocumentCreation is false.")
  }

  private static func wrongType(of documents: [URL], in picker: UIViewController) -> FailureText {
    FailureText(
      "\(cannot("pick", in: picker)): \(list(documents.map(\.lastPathComponent))) cannot be chosen.",
      "\(objectName(picker)) offers other types.")
  }

  package static func cannot(_ purpose: String, in picker: UIViewController) -> String {
    "Cannot \(purpose) in \(kindName(picker))"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
