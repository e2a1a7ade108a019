public import Foundation

/// A position between two characters of a text.
///
/// Only the text that a position comes from knows its meaning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A position in a text of the model's own views, in UTF-16 code units from the start.
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
