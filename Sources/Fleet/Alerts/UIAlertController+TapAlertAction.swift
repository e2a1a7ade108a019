import FailureReporting
public import HeadlessUIKit

extension UIAlertController {
  /// Taps the action of a title.
  ///
  /// The alert is dismissed, and then the action's handler runs, both before the call returns.
  /// Records a failure when the alert is not presented, when something is presented over it, or when
  /// it has no such action that is enabled.
  ///
  /// ```swift
  /// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  /// alert.addAction(UIAlertAction(title: "OK", style: .default))
  /// let list = UIViewController()
  /// setAsAppRootWindow(list)
  /// list.present(alert, animated: true)
  /// alert.tapAlertAction(withTitle: "OK")
  /// ```
  public func tapAlertAction(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let gesture = AlertGesture(
      alert: self, cannot: "Cannot tap alert action '\(title)'",
      site: CallSite(fileID, filePath, line, column))
    gesture.perform { _ in
      var isThere = false
      for action in actions where action.title == title {
        if action.isEnabled { return choose(action) }
        isThere = true
      }
      guard !isThere else { return gesture.refuse("\(gesture.cannot): Action is not enabled.") }
      gesture.refuse("No action with title '\(title)' found on alert.", nearMisses(for: title))
    }
  }

  private func nearMisses(for title: String) -> String {
    let choices = actions.map { action in
      NearMiss.Choice(title: action.title ?? "", note: action.isEnabled ? "" : "disabled")
    }
    return NearMiss.details(for: title, among: choices, noun: "actions")
  }
}
