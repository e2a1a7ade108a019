/// The methods by which a text of an app's own tells the keyboard of its changes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// What finds words, lines and paragraphs in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit of text around a position.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns whether a unit of text begins or ends at a position.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next place at which a unit of text begins or ends.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Returns whether a position lies within a unit of text.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// The direction from the start of a text to its end, or back.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in a text, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a direction in a text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    Self(rawValue: direction.rawValue)
  }

  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    Self(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the start of the text, where that is at the left and above.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}
