extension ScreenElement: @MainActor CustomStringConvertible {
  /// The name of the element, and if it is not on the screen now, the elements there instead.
  ///
  /// ```swift
  /// print(Fleet.screen.buttons["Save"])
  /// // button 'Save': It is not on the screen. There are no buttons on the screen.
  /// ```
  public var description: String { ElementWords.description(ofElement: search) }
}
