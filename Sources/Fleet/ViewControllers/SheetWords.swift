import HeadlessUIKit

/// The sentences for sheets that a user cannot drag.
@MainActor
enum SheetWords {
  static func text(
    _ refusal: Refusal<SheetFault>, of controller: UIViewController
  ) -> FailureText {
    switch refusal.kind {
    case .notPresented:
      FailureText("\(cannot(controller)): It is not presented.")
    case .covered:
      FailureText(
        "\(cannot(controller)): Another screen is presented over it.",
        refusal.culprit.map { "\(objectName($0)) is presented over it." } ?? "")
    case .noSheet(let style):
      FailureText("\(cannot(controller)): It is not in a sheet.", "Its style is \(style).")
    }
  }

  static func noDetent(
    _ detent: UISheetPresentationController.Detent.Identifier,
    in sheet: UISheetPresentationController, of controller: UIViewController
  ) -> FailureText {
    let known = sheet.activeDetentIdentifiers.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return FailureText(
      "\(cannot(controller)): It has no detent '\(detent.rawValue)'.", "Its detents are \(known).")
  }

  private static func cannot(_ controller: UIViewController) -> String {
    "Cannot drag the sheet of \(objectName(controller))"
  }
}
