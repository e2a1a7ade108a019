/// `@Entry` of a value of SwiftUI's environment, or of one that goes with the focus, becomes what the macro
/// writes: a key, and accessors by it.
///
/// All of it stands on the lines of the declaration. Entries of other types keep the macro, which is not
/// there.
struct EntryRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard !file.indices(of: "@Entry").isEmpty else { return }
    for declaration in file.all where declaration.keyword == "var" {
      guard let mark = declaration.mark("@Entry"), declaration.places.accessors == nil
      else { continue }
      switch declaration.parent?.name.unquoted {
      case "EnvironmentValues": rewrite(declaration, in: &changes)
      case "FocusedValues":
        guard let type = Self.wrapped(declaration.type) else { continue }
        rewriteFocused(declaration, of: type, in: &changes)
      default: continue
      }
      changes.edits.blank(mark.start, mark.end)
      changes.count("@Entry")
    }
  }

  /// The accessors of an entry, and how its key begins.
  private func accessors(
    of entry: Declaration, by kind: String
  ) -> (key: String, text: String) {
    let key = "FleetEntry_\(entry.name.unquoted)"
    // A type in a public extension is public, too, and so must be what its protocol asks for.
    let isPublic = entry.isPublic || entry.parent?.isPublic == true && !entry.isHidden
    let access = isPublic && entry.modifier("internal") == nil ? "public " : ""
    let text =
      " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
      + "\(access)struct \(key): \(kind) { \(access)"
    return (key, text)
  }

  // MARK: Values that go with the focus

  private func rewriteFocused(
    _ entry: Declaration, of type: String, in changes: inout Changes
  ) {
    let accessors = accessors(of: entry, by: "FocusedValueKey").text
    let sign = file.tokens[file.index(ofTokenAt: entry.end)]
    let end = sign.isSign("=") ? endOfValue(after: sign) : nil
    changes.edits.replace(
      entry.end, end ?? entry.end, with: "\(accessors)typealias Value = \(type) }")
  }

  /// What an optional type wraps.
  private static func wrapped(_ type: String?) -> String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst(9).dropLast())
  }

  // MARK: Values of the environment

  private func rewrite(_ entry: Declaration, in changes: inout Changes) {
    let (key, begun) = accessors(of: entry, by: "EnvironmentKey")
    let accessors = "\(begun)static "
    let sign = file.tokens[file.index(ofTokenAt: entry.end)]
    guard sign.isSign("="), let end = endOfValue(after: sign) else {
      let type = entry.type ?? "Never?"
      return changes.edits.insert(
        "\(accessors)var defaultValue: \(type) { nil } }", at: entry.end)
    }
    if let type = entry.type ?? typeMade(after: sign, to: end) {
      let name = entry.type == nil ? ": \(type)" : ""
      changes.edits.replace(
        entry.end, sign.end, with: "\(name)\(accessors)var defaultValue: \(type) {")
      changes.edits.insert(" } }", at: end)
    } else {
      changes.edits.replace(
        entry.end, sign.end, with: ": \(key).Value\(accessors)let defaultValue =")
      changes.edits.insert(" }", at: end)
    }
  }

  /// The app's type of which the value behind a `=` is a new one: a constant could keep it only if it may
  /// be shared between threads.
  private func typeMade(after sign: Token, to end: Int) -> String? {
    let first = file.index(ofTokenAt: sign.end)
    let name = file.tokens[first].text
    guard file.tokens[first + 1].isSign("("), file.tokens[file.closing(first + 1)].end == end,
      // Such an initializer may fail.
      !file.reads(["rawValue", ":"], at: first + 2), module.declared.types.contains(name),
      !module.declared.genericTypes.contains(name)
    else { return nil }
    return name
  }

  /// Where the value behind a `=` ends: with its line, unless it goes on in the next.
  private func endOfValue(after sign: Token) -> Int? {
    var index = file.index(ofTokenAt: sign.end)
    var end: Int?
    while file.tokens[index].kind != .end {
      let token = file.tokens[index]
      if token.isSign("}") || token.isSign(";") { break }
      if end != nil, token.startsLine, !token.isSign("."), !token.isSign("?") { break }
      if token.isSign("(") || token.isSign("[") || token.isSign("{") {
        index = file.closing(index)
      }
      end = file.tokens[index].end
      index += 1
    }
    return end
  }
}
