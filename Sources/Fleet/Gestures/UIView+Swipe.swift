import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Swipes over the view in a direction.
  ///
  /// Recognizers come first, then a row's actions, then what scrolls, and a sheet that is swiped down.
  /// Records a failure, and sends nothing, when a user could not reach the view, or when it
  /// was never shown and nothing would come of it.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.addGestureRecognizer(UISwipeGestureRecognizer())
  /// card.swipe(.left)
  /// ```
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Act.move("swipe", on: self) { view, _ in Swipe(direction).perform(on: view) }
      .perform(at: CallSite(fileID, filePath, line, column))
  }
}
