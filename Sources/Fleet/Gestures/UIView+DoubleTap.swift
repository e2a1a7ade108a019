import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Taps the view twice, as an element's `doubleTap()` does.
  ///
  /// Records a failure, and sends nothing, when a user could not reach the view, or when it was never
  /// shown and nothing would come of it.
  ///
  /// ```swift
  /// let photo = UIView()
  /// let zoom = UITapGestureRecognizer()
  /// zoom.numberOfTapsRequired = 2
  /// photo.addGestureRecognizer(zoom)
  /// photo.doubleTap()
  /// ```
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Act.move("double tap", on: self) { view, _ in view.userTap(count: 2) }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
