import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Presses the view for some seconds of UIKit time, as an element's `press(forDuration:)` does.
  ///
  /// Records a failure, and sends nothing, when a user could not reach the view, or when it was never
  /// shown and nothing would come of it.
  ///
  /// ```swift
  /// let photo = UIView()
  /// photo.addGestureRecognizer(UILongPressGestureRecognizer())
  /// photo.press(forDuration: 2)
  /// ```
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let time = ElementGesture.duration(duration)
    Act.move("press", on: self) { view, _ in view.userLongPress(for: time) }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
