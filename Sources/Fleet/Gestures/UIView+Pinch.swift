import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Pinches the view with two fingers: a scale over 1 spreads them, one under 1 brings them together.
  ///
  /// Records a failure, and sends nothing, when a user could not reach the view, or when it
  /// was never shown and nothing would come of it.
  ///
  /// ```swift
  /// let map = UIView()
  /// map.addGestureRecognizer(UIPinchGestureRecognizer())
  /// map.pinch(scale: 2)
  /// ```
  public func pinch(
    scale: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Act.move("pinch", on: self) { view, _ in view.userPinch(scale: scale) }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
