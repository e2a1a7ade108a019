import Foundation

extension Declaration {
  /// Whether others see it, where it stands in a type.
  func isPublished(in owner: Declaration?) -> Bool {
    if name.hasPrefix("__") || attributes.contains(where: { $0.contains("unavailable") }) {
      return false
    }
    if !words.isDisjoint(with: ["public", "open"]) { return true }
    guard words.isDisjoint(with: ["fileprivate", "internal", "private"]) else { return false }
    return kind == .extension || kind == .case || owner?.kind == .protocol
      || owner?.kind == .extension && owner?.words.contains("public") == true
  }

  /// The declaration with what its types are replaced by, in itself and its members.
  func replacingTypes(_ replace: (String) -> String) -> Declaration {
    var declaration = self
    // What a class inherits stays a class.
    if kind != .class { declaration.rest = replace(rest) }
    declaration.members = members.map { $0.replacingTypes(replace) }
    return declaration
  }
}
