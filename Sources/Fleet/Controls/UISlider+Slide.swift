import FailureReporting
public import HeadlessUIKit

extension UISlider {
  /// Slides the thumb to a value the way a finger would, in one movement.
  ///
  /// Sends `.touchDown`, `.valueChanged` with `.primaryActionTriggered`, `.touchDragInside` and
  /// `.touchUpInside`; a slider that is not continuous tells of its value after the movement.
  /// Records a failure, and sends nothing, when a user could not reach the slider or the value.
  ///
  /// ```swift
  /// let volume = UISlider()
  /// volume.slide(to: 0.75)
  /// ```
  public func slide(
    to value: Float, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    sliding(to: value).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A finger that slides the thumb to a value.
  final func sliding(to value: Float) -> Act {
    Act(on: self, saying: ControlWords.sliding) { [self] _ in
      guard value >= minimumValue, value <= maximumValue else {
        return Fault(.control, ControlWords.noValue(value, of: self))
      }
      userSlide(to: value)
      return nil
    }
  }
}
