import Foundation

/// A part of a text of the model's own views.
final class TextRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextPosition(range.location) }

  override var end: UITextPosition { TextPosition(range.location + range.length) }

  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextRange)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }

  nonisolated override var description: String {
    "<UITextRange \(range.location), \(range.length)>"
  }
}
