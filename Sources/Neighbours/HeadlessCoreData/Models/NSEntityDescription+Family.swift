extension NSEntityDescription {
  /// Whether the entity inherits from one of that name.
  func isDescendant(of name: String) -> Bool {
    superentity.map { $0.name == name || $0.isDescendant(of: name) } ?? false
  }
}
