public import Foundation

/// A place between two characters of a text.
///
/// What a position stands for is known to the text that it comes from.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

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
