/// The symbols that a build makes of the entries of a string catalog.
///
/// Xcode 26 makes one of each entry that was written by hand: a property of
/// `LocalizedStringResource`, or a function where the text has places for arguments. Symbols of
/// tables other than `Localizable` stand within an enum of the table's name.
package enum StringSymbols {
  /// Returns the declarations in Swift; nothing for a catalog without such entries.
  ///
  /// Functions of one name have other arguments.
  ///
  /// - Parameters:
  ///   - taken: The names that the app has given itself.
  ///   - keys: The names of the app's own keys, where the module knows SwiftUI, whose views ask for keys:
  ///     what takes no symbol takes a key that stands for one.
  package static func source(
    of catalog: StringCatalog, table: String, except taken: Set<String> = [],
    keys: Set<String>? = nil
  ) -> String {
    var known: Set<String> = []
    let entries = catalog.manual.filter { key, text, _ in
      let name = identifier(key)
      let list = parameters(of: text).map { "\($0.label ?? "_"): \($0.type)" }.joined(
        separator: ", ")
      return !name.isEmpty && !taken.contains(name) && known.insert("\(name)(\(list))").inserted
    }
    guard !entries.isEmpty else { return "" }
    let symbols = entries.map { symbol(identifier($0.key), $0.key, $0.text, table) }
    let own = members(symbols, of: "LocalizedStringResource", table)
    let others = entries.filter { entry in keys?.contains(identifier(entry.key)) == false }
    guard !others.isEmpty else { return own }
    return own + members(others.map { key($0, table) }, of: "LocalizedStringKey", table)
  }

  private static func members(_ members: [String], of type: String, _ table: String) -> String {
    let body = members.joined(separator: "\n")
    let inner =
      table == "Localizable"
      ? body : "  enum \(typeName(table)) {\n\(body)\n  }"
    return "extension \(type) {\n\(inner)\n}\n"
  }

  /// A key of SwiftUI's that says what a symbol says: views prefer keys to symbols.
  private static func key(
    _ entry: (key: String, text: String, comment: String?), _ table: String
  ) -> String {
    let name = identifier(entry.key)
    let parameters = parameters(of: entry.text)
    let place = "LocalizedStringResource\(table == "Localizable" ? "" : ".\(typeName(table))")"
    let list = parameters.map(\.declaration).joined(separator: ", ")
    let call = parameters.isEmpty ? "" : "(\(parameters.map(\.argument).joined(separator: ", ")))"
    let head = parameters.isEmpty ? "var `\(name)`:" : "func `\(name)`(\(list)) ->"
    return "  static \(head) LocalizedStringKey {\n"
      + "    \"\\(HeadlessSwiftUI.Text(\(place).`\(name)`\(call)))\"\n  }"
  }

  private static func symbol(_ name: String, _ key: String, _ text: String, _ table: String)
    -> String
  {
    let place = table == "Localizable" ? "" : ", table: \(literal(table))"
    let parameters = parameters(of: text)
    guard !parameters.isEmpty else {
      return "  static var `\(name)`: LocalizedStringResource {\n"
        + "    LocalizedStringResource(\(literal(key)), defaultValue: \(literal(text))\(place))\n  }"
    }
    let list = parameters.map(\.declaration).joined(separator: ", ")
    return "  static func `\(name)`(\(list)) -> LocalizedStringResource {\n"
      + "    LocalizedStringResource(\n      \(literal(key)), "
      + "defaultValue: \"\(value(text, parameters))\"\(place))\n  }"
  }

  // MARK: Names

  /// Returns the name of an entry: its words, in camel case.
  static func identifier(_ key: String) -> String {
    let words = words(of: key)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let isLoud = key.contains { $0.isLowercase } == false
    let start =
      isLoud ? first.lowercased() : first.prefix(1).lowercased() + String(first.dropFirst())
    let name =
      start + (isLoud ? rest.map { $0.prefix(1) + $0.dropFirst().lowercased() } : rest).joined()
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  private static func typeName(_ table: String) -> String {
    let name = words(of: table).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == false ? name : "_\(name)"
  }

  private static func words(of text: String) -> [String] {
    let plain = FormatText(text).pieces.map { piece in
      if case .text(let text) = piece { text } else { " " }
    }.joined()
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  // MARK: Arguments

  private struct Parameter {
    let name: String
    /// What a call says before it.
    let label: String?
    let type: String

    var declaration: String { "\(label == nil ? "_ " : "")\(name): \(type)" }
    var argument: String { "\(label.map { "\($0): " } ?? "")\(name)" }
  }

  private static func parameters(of text: String) -> [Parameter] {
    let specifiers = numbered(FormatText(text))
    var used: Set<String> = []
    return (0..<(specifiers.map(\.place).max() ?? 0)).map { index in
      let all = specifiers.filter { $0.place == index + 1 }.map(\.specifier)
      let label = all.lazy.compactMap(\.label).first.map(identifier) ?? ""
      let name = !label.isEmpty && used.insert(label).inserted ? "`\(label)`" : nil
      return Parameter(
        name: name ?? "arg\(index + 1)", label: name, type: all.first?.swiftType ?? "String")
    }
  }

  private static func numbered(
    _ format: FormatText
  ) -> [(specifier: FormatText.Specifier, place: Int)] {
    var next = 1
    return format.specifiers.map { specifier in
      let place = specifier.position ?? next
      next = place + 1
      return (specifier, place)
    }
  }

  /// The text with the parameters interpolated.
  private static func value(_ text: String, _ parameters: [Parameter]) -> String {
    var next = 1
    return FormatText(text).pieces.map { piece in
      switch piece {
      case .text(let text): return escaped(text)
      case .variable: return ""
      case .value(let specifier):
        let place = specifier.position ?? next
        next = place + 1
        guard parameters.indices.contains(place - 1) else { return "" }
        return "\\(\(parameters[place - 1].name))"
      }
    }.joined()
  }

  private static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\0"..."\u{1F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }.joined()
  }
}
