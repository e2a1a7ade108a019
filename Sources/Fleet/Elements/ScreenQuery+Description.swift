extension ScreenQuery: @MainActor CustomStringConvertible {
  /// What is looked for, and what of it is on the screen now.
  ///
  /// ```swift
  /// print(Fleet.screen.buttons)  // buttons: There are no buttons on the screen.
  /// ```
  public var description: String { ElementWords.description(ofQuery: search) }
}
