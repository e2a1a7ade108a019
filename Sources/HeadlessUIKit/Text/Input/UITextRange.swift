public import Foundation

/// A part of a text, from one position to another.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }

  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether there is nothing in the range.
  open var isEmpty: Bool { start == end }
}

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
