import FailureReporting
public import HeadlessUIKit

extension UITextField {
  /// Pastes a text that was copied elsewhere.
  ///
  /// The text is on the general pasteboard then. The delegate is asked once, for the whole text; a
  /// refusal is behaviour. Records a failure when the field is not being edited, or refuses
  /// pasting: `canPerformAction(_:withSender:)` decides.
  ///
  /// ```swift
  /// let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(name)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// name.startEditing()
  /// name.paste("Ada")
  /// ```
  public func paste(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.paste(text) }
  }
}
