extension UIKitCanvas {
  /// Places views of which a modifier says something.
  func saying(_ said: Marks, _ place: () -> Void) {
    let outer = marks
    defer { marks = outer }
    marks = said.under(outer)
    place()
  }
}
