import Fleet

extension ScreenElement.ElementType {
  /// The kind as XCUITest prints it, such as `StaticText`.
  var printed: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
