public import Foundation

/// A rectangle of selected text, one for each line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle.
  public override init() { super.init() }

  convenience init(_ rect: CGRect, isFirst: Bool, isLast: Bool, _ direction: NSWritingDirection) {
    self.init()
    self.storedRect = rect
    (storedContainsStart, storedContainsEnd) = (isFirst, isLast)
    storedDirection = direction
  }

  /// The rectangle.
  open var rect: CGRect { storedRect }

  /// The direction of the text.
  open var writingDirection: NSWritingDirection { storedDirection }

  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { storedContainsStart }

  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { storedContainsEnd }

  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }

  private final var storedRect = CGRect.zero
  private final var storedDirection = NSWritingDirection.natural
  private final var storedContainsStart = false
  private final var storedContainsEnd = false
}
