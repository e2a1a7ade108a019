/// Content that may be discarded while nobody accesses it.
public protocol NSDiscardableContent {
  /// Keeps the content, if it is there, until the access ends.
  func beginContentAccess() -> Bool

  /// Ends an access.
  func endContentAccess()

  /// Discards the content, if nobody accesses it.
  func discardContentIfPossible()

  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
