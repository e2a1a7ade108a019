import FailureReporting
public import HeadlessUIKit

extension UISegmentedControl {
  /// Taps the segment with a title.
  ///
  /// Sends `.valueChanged` and `.primaryActionTriggered` and performs the segment's own action,
  /// unless the segment is selected already. Records a failure, and sends nothing, when a user
  /// could not reach the control, or when no segment of that title can be selected.
  ///
  /// ```swift
  /// let filter = UISegmentedControl(items: ["All", "Mine"])
  /// filter.selectSegment(withTitle: "Mine")
  /// ```
  public func selectSegment(
    withTitle title: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    selectSegment(titled: title, at: CallSite(fileID, filePath, line, column))
  }

  final func selectSegment(titled title: String, at site: CallSite) {
    Gesture.perform(on: self, saying: GestureWords(tapping: self), at: site) { _ in
      let indices = indices(titled: title)
      guard let index = indices.first(where: isEnabledForSegment(at:)) ?? indices.first else {
        return ControlWords.noSegment(titled: title, in: self).report(.control, at: site)
      }
      select(index, called: "'\(title)'", at: site)
    }
  }

  /// Taps the segment at an index.
  ///
  /// Sends `.valueChanged` and `.primaryActionTriggered` and performs the segment's own action,
  /// unless the segment is selected already. Records a failure, and sends nothing, when a user
  /// could not reach the control or the segment, or when there is no such segment.
  ///
  /// ```swift
  /// let filter = UISegmentedControl(items: ["All", "Mine"])
  /// filter.selectSegment(at: 1)
  /// ```
  public func selectSegment(
    at index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: GestureWords(tapping: self), at: site) { _ in
      guard (0..<numberOfSegments).contains(index) else {
        return ControlWords.noSegment(at: index, in: self).report(.control, at: site)
      }
      select(index, called: "\(index)", at: site)
    }
  }

  private func select(_ index: Int, called name: String, at site: CallSite) {
    guard isEnabledForSegment(at: index) else {
      return ControlWords.disabledSegment(called: name, in: self).report(.control, at: site)
    }
    userTap(segment: index)
  }
}
