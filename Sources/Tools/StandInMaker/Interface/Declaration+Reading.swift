import Foundation

extension Declaration {
  /// The declarations on a line: `case a, b` and `let a: Int, b: Int` are two each.
  static func all(onLine line: String) -> [Declaration] {
    // What follows a `;` would be written as it is.
    guard !line.hasOutsideOfBraces(";"), let first = Declaration(line: line) else { return [] }
    guard [.case, .let, .var].contains(first.kind) else { return [first] }
    let parts = (first.name + first.rest).split(outside: ",")
    guard parts.count > 1 else { return [first] }
    return parts.map { part in
      var declaration = first
      declaration.take(part[...])
      return declaration
    }
  }

  private init?(line: String) {
    var text = line[...]
    var words: Set<String> = []
    var attributes: [String] = []
    while true {
      text = text.drop { $0 == " " }
      if text.hasPrefix("@") {
        attributes.append(Self.takeAttribute(from: &text))
        continue
      }
      let word = String(text.prefix { $0.isLetter || $0 == "_" })
      guard !word.isEmpty else { return nil }
      let after = text.dropFirst(word.count)
      if let kind = Kind(rawValue: word), !(kind == .class && Self.isMemberOfClass(after)) {
        self.init(kind)
        (self.words, self.attributes) = (words, attributes)
        take(after.drop { $0 == " " })
        return
      }
      words.insert(word)
      text = after
      if text.hasPrefix("(") { text = text[text.closing(of: text.startIndex)...] }
    }
  }

  private static func isMemberOfClass(_ text: Substring) -> Bool {
    ["func", "var", "let", "subscript", "override", "final", "weak"].contains {
      text.hasPrefix(" \($0) ")
    }
  }

  private static func takeAttribute(from text: inout Substring) -> String {
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var end = name.endIndex
    if end < text.endIndex, text[end] == "(" { end = text.closing(of: end) }
    defer { text = text[end...] }
    return String(text[..<end])
  }

  /// Takes the name, and the text behind it.
  private mutating func take(_ text: Substring) {
    if kind == .`init` || kind == .subscript {
      rest = String(text)
    } else {
      let isOperator =
        kind == .operator
        || kind == .func && !(text.first.map { $0.isLetter || "_`".contains($0) } ?? false)
      let name = text.prefix {
        isOperator ? $0 != "(" && $0 != " " : $0.isLetter || $0.isNumber || "_.`".contains($0)
      }
      self.name = String(name)
      rest = String(text.dropFirst(name.count))
    }
    guard kind.isType else { return }
    for end in ["{ }", "{}", "{"] where rest.hasSuffix(end) { rest.removeLast(end.count) }
    rest = rest.trimmed
  }
}
