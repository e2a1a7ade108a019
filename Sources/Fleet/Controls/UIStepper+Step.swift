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
    take(.increment, at: CallSite(fileID, filePath, line, column))
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
    take(.decrement, at: CallSite(fileID, filePath, line, column))
  }

  private func take(_ step: Step, at site: CallSite) {
    Gesture.perform(on: self, saying: ControlWords.stepping(step), at: site) { _ in
      guard canTake(step) else {
        return ControlWords.atEnd(self, step).report(.control, at: site)
      }
      userTake(step)
    }
  }
}
