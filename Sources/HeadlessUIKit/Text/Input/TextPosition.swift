import Foundation

/// A place in a text of the model's own views, in UTF-16 code units from its start.
final class TextPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }

  nonisolated override var description: String { "<UITextPosition \(offset)>" }
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
