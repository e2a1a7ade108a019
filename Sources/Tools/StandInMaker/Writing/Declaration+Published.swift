import Foundation

extension Declaration {
  /// Whether others see it, where it stands in a type.
  func isPublished(in owner: Declaration?) -> Bool {
    if name.hasPrefix("__") || attributes.contains(where: { $0.contains("unavailable") }) {
      return false
    }
    if !words.isDisjoint(with: ["public", "open"]) { return true }
    guard words.isDisjoint(with: ["fileprivate", "internal", "private"]) else { return false }
    return kind == .extension || kind == .case || kind == .operator || owner?.kind == .protocol
      || owner?.kind == .extension && owner?.words.contains("public") == true
  }

  /// The declaration with its types as Linux has them, and without the names of modules before them.
  func withTypes(without modules: Set<String>) -> Declaration {
    var declaration = self
    // What a class inherits stays a class.
    declaration.rest = SwiftType.text(rest, without: modules, areValues: kind != .class)
    if kind == .extension {
      declaration.name = SwiftType.text(name, without: modules, areValues: false)
    }
    declaration.members = members.map { $0.withTypes(without: modules) }
    return declaration
  }

  /// The declaration with other names of types.
  func replacing(_ names: [String: String]) -> Declaration {
    guard !names.isEmpty else { return self }
    var declaration = self
    declaration.rest = rest.replacingWords { word, before, _ in
      before == "." ? nil : names[String(word)]
    }
    if kind == .extension, let other = names[name] { declaration.name = other }
    declaration.members = members.map { $0.replacing(names) }
    return declaration
  }
}
