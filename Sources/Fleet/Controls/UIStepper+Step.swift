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
    Gesture.take(.increment, on: self, at: CallSite(fileID, filePath, line, column))
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
    Gesture.take(.decrement, on: self, at: CallSite(fileID, filePath, line, column))
  }
}

extension Gesture {
  fileprivate static func take(_ step: UIStepper.Step, on stepper: UIStepper, at site: CallSite) {
    let isUp = step == .increment
    let words = GestureWords(cannot: "Cannot \(isUp ? "increment" : "decrement") UIStepper")
    perform(on: stepper, saying: words, at: site) { _ in
      guard stepper.canTake(step) else {
        let values = "\(stepper.minimumValue) to \(stepper.maximumValue)"
        return reportFailure(
          RecordedFailure(
            "\(words.cannot): Value is at its \(isUp ? "maximum" : "minimum").", name: .control,
            details: "The value is \(stepper.value); the values are \(values).", site: site))
      }
      stepper.userTake(step)
    }
  }
}
