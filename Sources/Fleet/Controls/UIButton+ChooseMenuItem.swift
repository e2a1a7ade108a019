import FailureReporting
public import HeadlessUIKit

extension UIButton {
  /// Opens the button's menu the way a user does, and chooses an item.
  ///
  /// A button that shows its menu as its primary action opens it on a tap, any other on a long
  /// press. Items of submenus are found too. Records a failure when a user could not reach the
  /// button, when it has no menu, or when no item of that title can be chosen.
  ///
  /// ```swift
  /// let sort = UIButton()
  /// sort.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
  /// sort.chooseMenuItem(withTitle: "By name")
  /// ```
  public func chooseMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: GestureWords(tapping: self), at: site) { _ in
      guard let menu = openMenuAsUser() else {
        return ControlWords.noMenu(self).report(.button, at: site)
      }
      MenuWords(menu: menu, of: self, name: .button).choose(title, at: site)
    }
  }
}
