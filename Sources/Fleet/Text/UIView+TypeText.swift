import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Presses the keys of a text; the view, or one within it, must have the focus.
  ///
  /// A line break is the return key, and `\u{8}` deletes backward. Records a failure when the keys
  /// would go to something else.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// page.view.addSubview(name)
  /// setAsAppRootWindow(page)
  ///
  /// name.tap()
  /// page.view.typeText("Ada")
  /// ```
  public func typeText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    ElementNode.view(self).typing(text).perform(at: CallSite(fileID, filePath, line, column))
  }
}
