extension ScreenQuery: @MainActor CustomStringConvertible {
  /// The query in words, and its elements on the screen now.
  ///
  /// ```swift
  /// print(Fleet.screen.buttons)  // buttons: There are no buttons on the screen.
  /// ```
  public var description: String { ElementWords.description(ofQuery: search) }
}
