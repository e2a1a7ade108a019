import Foundation

@MainActor
extension EditedText {
  /// Returns the range between two positions, in either order.
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start as? TextPosition, let end = end as? TextPosition else { return nil }
    let first = min(start.offset, end.offset)
    return TextRange(NSRange(location: first, length: max(start.offset, end.offset) - first))
  }

  /// Returns the position at an offset in code units, or `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextPosition else { return nil }
    let (target, isTooFar) = start.offset.addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(target) ? TextPosition(target) : nil
  }
}
