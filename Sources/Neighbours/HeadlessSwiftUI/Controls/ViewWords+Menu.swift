extension ViewWords {
  /// The views as the items of a menu.
  var menuElements: [UIMenuElement] {
    items.compactMap { .showing(control(of: $0), titled: words(of: $0) ?? "") }
  }
}
