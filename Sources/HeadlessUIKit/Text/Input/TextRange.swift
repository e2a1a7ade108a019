package import Foundation

/// A part of a text of the model's own views.
package final class TextRange: UITextRange {
  package nonisolated let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  package override var start: UITextPosition { TextPosition(range.location) }

  package override var end: UITextPosition { TextPosition(range.location + range.length) }

  package override var isEmpty: Bool { range.length == 0 }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextRange)?.range == range
  }

  package nonisolated override var hash: Int { range.hashValue }

  package nonisolated override var description: String {
    "<UITextRange \(range.location), \(range.length)>"
  }
}
