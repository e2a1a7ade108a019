/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, after a whole word.
  case byWordWrapping = 0
  /// It goes on below, after any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its start gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
