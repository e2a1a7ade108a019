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
    selecting(segmentTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the segment with a title.
  final func selecting(segmentTitled title: String) -> Act {
    Act(on: self, saying: GestureWords(tapping: self)) { [self] _ in
      let indices = indices(titled: title)
      guard let index = indices.first(where: isEnabledForSegment(at:)) ?? indices.first else {
        return Fault(.control, kind: .missing, ControlWords.noSegment(titled: title, in: self))
      }
      return select(index)
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
    selecting(segmentAt: index).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on a segment.
  final func selecting(segmentAt index: Int) -> Act {
    Act(on: self, saying: GestureWords(tapping: self)) { [self] _ in select(index) }
  }

  private final func select(_ index: Int) -> Fault? {
    guard (0..<numberOfSegments).contains(index) else {
      return Fault(.control, kind: .missing, ControlWords.noSegment(at: index, in: self))
    }
    guard isEnabledForSegment(at: index) else {
      return Fault(.control, ControlWords.disabledSegment(at: index, in: self))
    }
    userTap(segment: index)
    return nil
  }
}
