import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Opens the edit menu at the caret, or at the selection, and chooses an item.
  ///
  /// The delegate is asked for the menu, and told of its coming and going; then the item performs
  /// its action. Records a failure when the field is not being edited, when there is nothing to
  /// choose from, or when no item of that title can be chosen.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// name.type("Ada")
  /// name.chooseEditMenuItem(withTitle: "Select All")
  /// name.chooseEditMenuItem(withTitle: "Cut")
  /// ```
  public func chooseEditMenuItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.chooseEditMenuItem(title) }
  }
}
