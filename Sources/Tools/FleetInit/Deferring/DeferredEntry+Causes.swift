import FleetPort

extension DeferredEntry {
  /// Whether an error may be there because this was taken out.
  func mayCause(_ message: String) -> Bool {
    guard let name = missedName else { return false }
    return message.contains("'\(name)'") || message.contains("'\(name)(")
  }

  /// The name that others miss.
  private var missedName: String? {
    let names = declaration.split(separator: "(").first.map { $0.split(separator: ".") } ?? []
    switch what {
    case .property, .declaration:
      let isInitializer = names.last == "init" || names.last == "subscript"
      return names.dropLast(isInitializer ? 1 : 0).last.map(String.init)
    case .conformance: return names.last.map(String.init)
    case .attribute: return names.last.map { "$" + $0 }
    default: return nil
    }
  }

  /// Whether a type stands for one that is missing.
  var isReplaced: Bool { if case .placeholder = what { true } else { false } }

  /// Whether this takes a whole type.
  var takesMembers: Bool { what == .declaration && !declaration.contains("(") }
}
