extension TextSelection {
  /// The selection of a field.
  init(_ range: NSRange, in text: String, _ affinity: TextSelectionAffinity) {
    self.init(range: Range(range, in: text) ?? text.endIndex..<text.endIndex)
    self.affinity = affinity
  }

  /// The selection of a field of UIKit's, which has one part: of several, all from the first on.
  func range(in text: String) -> NSRange {
    switch indices {
    case .selection(let range): return text.codeUnits(of: range)
    case .multiSelection(let ranges):
      let start = ranges.ranges.first?.lowerBound ?? text.endIndex
      return text.codeUnits(of: start..<(ranges.ranges.last?.upperBound ?? start))
    }
  }
}
