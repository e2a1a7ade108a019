import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Scrolls the views around the view until it is in sight, as an element's `scrollToVisible()`
  /// does.
  ///
  /// Records a failure when nothing scrolls to it.
  ///
  /// ```swift
  /// let terms = UILabel()
  /// swallowAnyErrors { terms.scrollToVisible() }  // it is in no window
  /// ```
  public func scrollToVisible(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    element.perform(.scrollToVisible, at: CallSite(fileID, filePath, line, column))
  }
}
