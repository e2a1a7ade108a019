import HeadlessUIKit

/// The sentences for impossible acts on an alert.
@MainActor
enum AlertWords {
  static func notPresented(_ cannot: String, _ alert: UIAlertController) -> FailureText {
    FailureText(
      "\(cannot): Alert is not presented.",
      "\(objectName(alert)) has to be presented by a screen that shows: "
        + "present(_:animated:completion:).")
  }

  static func covered(
    _ cannot: String, _ alert: UIAlertController, by front: UIViewController
  ) -> FailureText {
    FailureText(
      "\(cannot): \(ObjectWords.isOver("the alert", front))",
      ObjectWords.inFront(front, of: objectName(alert)))
  }

  static func tapping(_ title: String) -> String { "Cannot tap alert action '\(title)'" }

  static func disabled(_ title: String, in alert: UIAlertController) -> FailureText {
    FailureText(
      "\(tapping(title)): Action is not enabled.",
      NearMiss.list(choices(of: alert), actions(of: alert)))
  }

  static func onlyOutside(_ title: String, in alert: UIAlertController) -> FailureText {
    FailureText(
      "\(tapping(title)): A popover does not show the action that cancels.",
      "A tap beside \(objectName(alert)) cancels: dismissByTappingOutside().")
  }

  static func noAction(titled title: String, in alert: UIAlertController) -> FailureText {
    FailureText(
      "No action with title '\(title)' found on alert.",
      NearMiss.details(for: title, among: choices(of: alert), noun: actions(of: alert)))
  }

  private static func actions(of alert: UIAlertController) -> String {
    "actions of \(objectName(alert))"
  }

  private static func choices(of alert: UIAlertController) -> [NearMiss.Choice] {
    alert.actions.map { action in
      NearMiss.Choice(title: action.title ?? "", note: action.isEnabled ? "" : "disabled")
    }
  }

  // MARK: No alert at all

  static func noAlert(toTap title: String, on screen: VisibleScreen) -> FailureText {
    FailureText("\(tapping(title)): No alert is presented.", inFront(screen))
  }

  static func noAlert(on screen: VisibleScreen) -> FailureText {
    FailureText("No alert is presented.", inFront(screen))
  }

  private static func inFront(_ screen: VisibleScreen) -> String {
    guard let front = screen.topmostViewController else {
      return "No window shows: Fleet.setAsAppRootWindow(_:) shows a screen."
    }
    let name = objectName(front)
    let pending = ApplicationWords.pending(in: front.hostApplication.mainLoop)
    return "\(name) is in front." + (pending.isEmpty ? "" : " \(pending)")
  }

  // MARK: Text fields

  static let entering = "Cannot enter text into alert"

  static func noTextField(at index: Int, of alert: UIAlertController) -> FailureText {
    let fields = alert.textFields ?? []
    let known = fields.map { field in
      let name = givenName(of: field)
      return name.isEmpty ? "one without a name" : "'\(name)'"
    }.joined(separator: ", ")
    return FailureText(
      "No text field at index \(index) found on alert.",
      "\(objectName(alert)) has "
        + (fields.isEmpty ? "none." : "\(fields.count), counted from 0: \(known)."))
  }
}
