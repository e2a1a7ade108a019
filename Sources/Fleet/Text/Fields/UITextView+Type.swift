import FailureReporting
public import HeadlessUIKit

extension UITextView {
  /// Presses the keys of a text, one after the other, at the caret and over the selection.
  ///
  /// Asks the delegate once for each character; a refusal is behaviour. A line break is a character
  /// like others. Keys go to the first responder: a view that hands the focus on hands the rest of
  /// the text on. Records a failure when the view is not being edited, or when the focus is gone
  /// before the end.
  ///
  /// ```swift
  /// let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  /// let page = UIViewController()
  /// page.view.addSubview(notes)
  /// Fleet.setAsAppRootWindow(page)
  ///
  /// notes.startEditing()
  /// notes.type("Ada")
  /// ```
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: CallSite(fileID, filePath, line, column)) { $0.type(text) }
  }
}
