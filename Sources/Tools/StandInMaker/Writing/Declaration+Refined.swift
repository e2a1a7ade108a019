extension Declaration {
  /// What a header says of what it refines for Swift, as Fleet's own headers have it: an importer that knows
  /// the real word for it prints nothing of such a declaration.
  private static let mark = "refined for Swift"

  /// The declaration with the name that Swift has for what a header refines: two underscores stand before
  /// it, or before the first label of an initializer.
  ///
  /// - Parameter types: Takes the new names of types.
  func refined(types: inout [String: String]) -> Declaration {
    var declaration = self
    declaration.members = members.map { $0.refined(types: &types) }
    guard attributes.contains(where: { $0.contains(Self.mark) }) else { return declaration }
    declaration.attributes.removeAll { $0.contains(Self.mark) }
    guard kind == .`init` else {
      declaration.name = "__" + plainName
      if kind.isType, kind != .extension { types[plainName] = declaration.name }
      return declaration
    }
    guard let open = rest.firstIndex(of: "(") else { return declaration }
    let inside = rest[rest.index(after: open)...]
    if inside.hasPrefix(")") {
      declaration.rest = rest[...open] + "__: ()" + inside
    } else if !inside.hasPrefix("_ ") {
      declaration.rest = rest[...open] + "__" + inside
    }
    return declaration
  }
}
