import HeadlessUIKit

/// The sentences for sheets that a user cannot drag.
@MainActor
enum SheetWords {
  static func text(
    _ refusal: Refusal<SheetFault>, of controller: UIViewController
  ) -> FailureText {
    switch refusal.kind {
    case .notPresented:
      FailureText(
        "\(cannot(controller)): It is not presented.",
        "It has to be presented first: present(_:animated:completion:).")
    case .covered:
      FailureText(
        "\(cannot(controller)): \(ObjectWords.isOver("it", refusal.culprit))",
        (refusal.culprit as? UIViewController).map {
          ObjectWords.inFront($0, of: objectName(controller))
        } ?? "")
    case .noSheet(let style):
      FailureText(
        "\(cannot(controller)): It is not in a sheet.",
        "Its style is \(style), and not .pageSheet or .formSheet.")
    }
  }

  static func noDetent(
    _ detent: UISheetPresentationController.Detent.Identifier,
    in sheet: UISheetPresentationController, of controller: UIViewController
  ) -> FailureText {
    let known = sheet.activeDetentIdentifiers.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return FailureText(
      "\(cannot(controller)): It has no detent '\(detent.rawValue)'.",
      "The detents of the sheet are \(known).")
  }

  private static func cannot(_ controller: UIViewController) -> String {
    "Cannot drag the sheet of \(objectName(controller))"
  }
}
