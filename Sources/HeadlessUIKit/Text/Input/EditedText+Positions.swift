import Foundation

@MainActor
extension EditedText {
  /// The range between two positions, whichever comes first.
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start as? TextPosition, let end = end as? TextPosition else { return nil }
    let first = min(start.offset, end.offset)
    return TextRange(NSRange(location: first, length: max(start.offset, end.offset) - first))
  }

  /// The position so many code units after another, or `nil` where there is none.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextPosition else { return nil }
    let (target, isTooFar) = start.offset.addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(target) ? TextPosition(target) : nil
  }
}

@MainActor
extension TextPosition {
  /// Which of two positions comes first.
  static func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// How many code units lie between two positions.
  static func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = start as? TextPosition, let end = end as? TextPosition else { return 0 }
    return end.offset - start.offset
  }
}
