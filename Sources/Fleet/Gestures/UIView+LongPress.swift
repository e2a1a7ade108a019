import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Presses the view for as long as a long press takes, and lets go.
  ///
  /// UIKit time moves on by that long. Records a failure, and sends nothing, when a user could not
  /// reach the view, or when it was never shown and nothing would come of it.
  ///
  /// ```swift
  /// let photo = UIImageView()
  /// photo.isUserInteractionEnabled = true
  /// photo.addGestureRecognizer(UILongPressGestureRecognizer())
  /// photo.longPress()
  /// ```
  public func longPress(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Act.move("press", on: self) { view, _ in view.userLongPress() }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
