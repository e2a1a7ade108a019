import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Swipes over the view in a direction.
  ///
  /// Records a failure, and sends nothing, when a user could not reach the view.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.swipe(.left)
  /// ```
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Gesture.perform(
      on: self, saying: GestureWords(cannot: "Cannot swipe \(type(of: self))"),
      at: CallSite(fileID, filePath, line, column)
    ) { _ in
      userSwipe(direction)
    }
  }
}
