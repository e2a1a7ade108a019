import FailureReporting
public import HeadlessUIKit

extension UIStepper {
  /// Taps the plus of the stepper.
  ///
  /// Sends `.valueChanged` and `.primaryActionTriggered`. Records a failure, and sends nothing,
  /// when a user could not reach the stepper, or when the value is at its maximum and the stepper
  /// does not wrap.
  ///
  /// ```swift
  /// let guests = UIStepper()
  /// guests.increment()
  /// ```
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    taking(.increment).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// Taps the minus of the stepper.
  ///
  /// Sends `.valueChanged` and `.primaryActionTriggered`. Records a failure, and sends nothing,
  /// when a user could not reach the stepper, or when the value is at its minimum and the stepper
  /// does not wrap.
  ///
  /// ```swift
  /// let guests = UIStepper()
  /// guests.value = 2
  /// guests.decrement()
  /// ```
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    taking(.decrement).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the plus or the minus.
  final func taking(_ step: Direction) -> Act {
    Act(on: self, saying: ControlWords.stepping(step)) { [self] _ in
      guard canTake(step) else { return Fault(.control, ControlWords.atEnd(self, step)) }
      userTake(step)
      return nil
    }
  }
}
