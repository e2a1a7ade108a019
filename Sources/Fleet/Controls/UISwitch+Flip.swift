import FailureReporting
public import HeadlessUIKit

extension UISwitch {
  /// Flips the switch the way a finger would.
  ///
  /// Sends `.valueChanged`, `.touchUpInside` and `.primaryActionTriggered`. Records a failure, and
  /// sends nothing, when a user could not reach the switch.
  ///
  /// ```swift
  /// let notifications = UISwitch()
  /// notifications.flip()
  /// ```
  public func flip(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Gesture.tap(self, at: CallSite(fileID, filePath, line, column))
  }
}
