extension UITextField {
  /// The button that clears the text, while it shows.
  final var clearButtonElements: [ElementPart] {
    guard shows(clearButtonMode), hasText else { return [] }
    return [
      ElementPart(.button, "Clear text", .clear(self), of: self) {
        $0.isEnabled = isEnabled
        $0.frame = clearButtonRect(forBounds: bounds)
      }
    ]
  }
}
