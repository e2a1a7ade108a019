/// Content that may be discarded while it is not accessed.
public protocol NSDiscardableContent {
  /// Keeps the content, if it is there, until the access ends.
  func beginContentAccess() -> Bool

  /// Ends an access.
  func endContentAccess()

  /// Discards the content, if it is not accessed.
  func discardContentIfPossible()

  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
