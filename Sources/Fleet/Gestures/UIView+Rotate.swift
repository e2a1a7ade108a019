import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Turns two fingers on the view by an angle in radians, clockwise where it is over 0.
  ///
  /// Records a failure, and sends nothing, when a user could not reach the view, or when it was never
  /// shown and nothing would come of it.
  ///
  /// ```swift
  /// let map = UIView()
  /// map.addGestureRecognizer(UIRotationGestureRecognizer())
  /// map.rotate(.pi / 2)
  /// ```
  public func rotate(
    _ angle: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Act.move("rotate", on: self) { view, _ in view.userRotate(by: angle) }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
