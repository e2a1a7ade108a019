import Foundation

/// An arrow of a keyboard that moves the caret, with the modifier keys held down.
struct ArrowKey {
  enum Direction { case left, right, up, down }

  /// How far the caret moves.
  enum Reach {
    /// To the next character or line.
    case step
    /// To the end of a word or of a paragraph.
    case word
    /// To the end of a line or of the text.
    case end
  }

  let direction: Direction
  let reach: Reach
  /// Whether the other end of the selection stays where it is.
  let extends: Bool

  /// Creates the meaning of the keys in a text, or `nil` where they have none.
  @MainActor
  init?(_ input: String, _ modifiers: UIKeyModifierFlags) {
    switch input {
    case UIKeyCommand.inputLeftArrow: direction = .left
    case UIKeyCommand.inputRightArrow: direction = .right
    case UIKeyCommand.inputUpArrow: direction = .up
    case UIKeyCommand.inputDownArrow: direction = .down
    default: return nil
    }
    switch modifiers.intersection([.alternate, .command, .control]) {
    case []: reach = .step
    case .alternate: reach = .word
    case .command: reach = .end
    default: return nil
    }
    extends = modifiers.contains(.shift)
  }

  var isVertical: Bool { direction == .up || direction == .down }
}

/// A text's memory of the last arrow, as long as nothing else has moved its caret.
struct ArrowMemory {
  let selection: NSRange
  /// The end of the selection that arrows move.
  let head: Int
  /// Where on a line arrows up and down find the caret again.
  let column: CGFloat?
}
