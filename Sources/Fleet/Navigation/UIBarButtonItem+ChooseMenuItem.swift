import FailureReporting
public import HeadlessUIKit

extension UIBarButtonItem {
  /// Opens the item's menu the way a user does, and chooses an item of it.
  ///
  /// An item without an action opens its menu on a tap, any other on a long press. Items of submenus
  /// are found too. Records a failure when a user could not reach the item, when it has no menu, or
  /// when nothing of that title can be chosen.
  ///
  /// ```swift
  /// let more = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
  /// more.chooseMenuItem(withTitle: "Copy")
  /// ```
  public func chooseMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(in: hostApplication, at: site) { _ in
      if let obstacle = Obstacle.first(before: self) {
        return obstacle.report(saying: .barButtonItem, at: site)
      }
      guard let menu = openMenuAsUser() else {
        return reportFailure(
          RecordedFailure(
            "UIBarButtonItem has no menu to choose from.", name: .barButtonItem, site: site))
      }
      guard let refusal = menu.choose(titled: title) else { return }
      reportFailure(
        RecordedFailure(
          refusal.reason, name: .barButtonItem, details: refusal.details, site: site))
    }
  }
}
