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
