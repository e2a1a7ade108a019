import FailureReporting
public import HeadlessUIKit

extension UIBarButtonItem {
  /// Taps the item the way a finger would.
  ///
  /// Performs the primary action where there is one, else calls the target's method, else opens the
  /// menu; a view of the item's own gets the touch instead. Records a failure, and does nothing,
  /// when a user could not reach the item, or when nothing would come of it.
  ///
  /// ```swift
  /// let edit = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
  /// edit.tap()
  /// ```
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(with: self, at: site) { _ in Gesture.tapNow(self, at: site) }
  }
}
