import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Taps the field, types a text, and ends editing.
  ///
  /// The text goes in at the end, character by character, as by `type(_:)`. Records one failure
  /// when a user could not reach the field, or when a delegate refuses to let editing begin or end;
  /// its answers about single characters are behaviour. A field that has given the focus up by
  /// itself is left alone at the end.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.enter("Ada")
  /// ```
  public func enter(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.enter(text) }
  }
}
