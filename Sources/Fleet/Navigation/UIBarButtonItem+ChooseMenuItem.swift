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
    chooseMenuItem(titled: title, at: CallSite(fileID, filePath, line, column))
  }

  final func chooseMenuItem(titled title: String, at site: CallSite) {
    Gesture.perform(with: self, at: site) { _ in
      if let obstacle = obstacle {
        return BarWords.item.on(self).report(obstacle, inBar: bar, at: site)
      }
      guard let menu = openMenuAsUser() else {
        return BarWords.noMenu(self).report(.barButtonItem, at: site)
      }
      MenuWords(menu: menu, of: self, name: .barButtonItem).choose(title)?.report(at: site)
    }
  }
}
