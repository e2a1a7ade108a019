/// What `@NSManaged` declares gets accessors, which Core Data makes at run time.
///
/// They stand behind the declaration, on its line: in a class as in an extension, a property becomes a
/// computed one.
struct ManagedPropertyRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.hasCoreData, !file.indices(of: "@NSManaged").isEmpty else { return }
    for declaration in file.all where declaration.has("@NSManaged") {
      guard let text = accessors(of: declaration) else {
        changes.warn(
          .coreData, declaration.start,
          "'\(declaration.fullName)' gets no body: it is none of the methods that Core Data makes.")
        continue
      }
      changes.edits.insert(text, at: declaration.end)
    }
  }

  private func accessors(of declaration: Declaration) -> String? {
    let name = declaration.name.unquoted
    switch declaration.keyword {
    case "var" where declaration.places.accessors == nil && declaration.type != nil:
      return " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
    case "func" where declaration.body == nil: return body(of: declaration, name)
    default: return nil
    }
  }

  /// The beginnings of the names of methods that Core Data makes, with what they do.
  private static let verbs = [
    ("addTo", "add"), ("removeFrom", "remove"), ("insertInto", "add"), ("replace", "replace"),
    ("add", "add"), ("remove", "remove"), ("insert", "add"),
  ]

  private func body(of method: Declaration, _ name: String) -> String? {
    guard
      let (verb, change) = Self.verbs.first(where: { verb, _ in
        name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
      })
    else { return nil }
    var relationship = name.dropFirst(verb.count)
    // Before Xcode 8: addCastObject(_:) for one, and addCast(_:) for several.
    if ["add", "remove"].contains(verb), relationship.hasSuffix("Object") {
      relationship = relationship.dropLast("Object".count)
    }
    let key = relationship.prefix(1).lowercased() + relationship.dropFirst()
    var arguments = ""
    for parameter in method.parameters {
      switch parameter.label {
      case "", "with": arguments += ", \(parameter.name)"
      case "at": continue
      default: return nil
      }
    }
    if let place = method.parameters.first(where: { $0.label == "at" }) {
      arguments += ", at: \(place.name)"
    }
    return arguments.isEmpty ? nil : " { changeManaged(.\(change), \"\(key)\"\(arguments)) }"
  }
}
