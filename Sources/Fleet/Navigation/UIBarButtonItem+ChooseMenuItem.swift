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
    choosing(menuItemTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// The choice of an item of the menu that the item opens.
  final func choosing(menuItemTitled title: String) -> Act {
    Act(with: .item(self)) { [self] _ in
      if let obstacle { return Fault(obstacle, BarWords.item.on(self), inBar: bar) }
      guard let menu = openMenuAsUser() else {
        return Fault(.barButtonItem, kind: .missing, BarWords.noMenu(self))
      }
      return MenuWords(menu: menu, of: self, name: .barButtonItem).choose(title)
    }
  }
}
