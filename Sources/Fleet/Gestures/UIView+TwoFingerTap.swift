import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Taps the view with two fingers.
  ///
  /// Records a failure, and sends nothing, when a user could not reach the view, or when it was never
  /// shown and nothing would come of it.
  ///
  /// ```swift
  /// let map = UIView()
  /// let zoom = UITapGestureRecognizer()
  /// zoom.numberOfTouchesRequired = 2
  /// map.addGestureRecognizer(zoom)
  /// map.twoFingerTap()
  /// ```
  public func twoFingerTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Act.move("tap", on: self) { view, _ in view.userTap(count: 1, fingers: 2) }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
