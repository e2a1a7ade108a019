import FailureReporting
import HeadlessUIKit

extension ScreenElement {
  /// Taps the plus of a stepper, as `UIStepper.increment()` does.
  ///
  /// Records a failure when the element is no stepper, or the stepper is at its end.
  ///
  /// ```swift
  /// let guests = UIStepper()
  /// guests.value = 2
  /// guests.element.increment()
  /// ```
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.take(.increment), at: CallSite(fileID, filePath, line, column)) }

  /// Taps the minus of a stepper, as `UIStepper.decrement()` does.
  ///
  /// Records a failure when the element is no stepper, or the stepper is at its end.
  ///
  /// ```swift
  /// let guests = UIStepper()
  /// guests.value = 2
  /// guests.element.decrement()
  /// ```
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.take(.decrement), at: CallSite(fileID, filePath, line, column)) }
}
