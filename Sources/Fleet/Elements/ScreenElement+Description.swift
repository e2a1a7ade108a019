extension ScreenElement: @MainActor CustomStringConvertible {
  /// What the element is called, and if it is not on the screen now, what is there instead.
  ///
  /// ```swift
  /// print(Fleet.screen.buttons["Save"])
  /// // button 'Save': It is not on the screen. There are no buttons on the screen.
  /// ```
  public var description: String { ElementWords.description(ofElement: search) }
}
