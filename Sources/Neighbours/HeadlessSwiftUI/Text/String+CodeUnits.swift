extension String {
  /// The code units of a part, as far as it is within the text.
  func codeUnits(of range: Range<Index>) -> NSRange {
    let start = min(range.lowerBound, endIndex).utf16Offset(in: self)
    let end = min(range.upperBound, endIndex).utf16Offset(in: self)
    return NSRange(location: start, length: max(end - start, 0))
  }
}
