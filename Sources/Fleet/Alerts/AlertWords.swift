import HeadlessUIKit

/// The sentences for what a user cannot do with an alert.
@MainActor
enum AlertWords {
  static func notPresented(_ cannot: String) -> FailureText {
    FailureText("\(cannot): Alert is not presented.")
  }

  static func covered(_ cannot: String, by front: UIViewController) -> FailureText {
    FailureText(
      "\(cannot): Another screen is presented over the alert.",
      "\(objectName(front)) is presented over it.")
  }

  static func tapping(_ title: String) -> String { "Cannot tap alert action '\(title)'" }

  static func disabled(_ title: String) -> FailureText {
    FailureText("\(tapping(title)): Action is not enabled.")
  }

  static func noAction(titled title: String, in alert: UIAlertController) -> FailureText {
    let choices = alert.actions.map { action in
      NearMiss.Choice(title: action.title ?? "", note: action.isEnabled ? "" : "disabled")
    }
    return FailureText(
      "No action with title '\(title)' found on alert.",
      NearMiss.details(for: title, among: choices, noun: "actions"))
  }

  // MARK: No alert at all

  static func noAlert(toTap title: String, on screen: VisibleScreen) -> FailureText {
    FailureText("\(tapping(title)): No alert is presented.", inFront(screen))
  }

  static func noAlert(on screen: VisibleScreen) -> FailureText {
    FailureText("No alert is presented.", inFront(screen))
  }

  private static func inFront(_ screen: VisibleScreen) -> String {
    screen.topmostViewController.map { "\(objectName($0)) is in front." } ?? "No window shows."
  }

  // MARK: Text fields

  static let entering = "Cannot enter text into alert"

  static func noTextField(at index: Int, of count: Int) -> FailureText {
    FailureText(
      "No text field at index \(index) found on alert.",
      count == 1 ? "It has 1 text field." : "It has \(count) text fields.")
  }
}
