import Foundation

extension Declaration {
  /// Reads an interface as the toolchain prints it: a declaration on each line, with its braces.
  package static func list(_ text: String) -> [Declaration] {
    var open: [[Declaration]] = [[]]
    var owners: [Declaration] = []
    var attributes: [String] = []
    for line in linesOfCode(text) {
      if line == "}" {
        guard var owner = owners.popLast() else { continue }
        owner.members = open.removeLast()
        open[open.count - 1].append(owner)
        continue
      }
      guard var declaration = Declaration(line: line) else {
        if line.hasPrefix("@") { attributes.append(line) }
        continue
      }
      declaration.attributes = attributes + declaration.attributes
      attributes = []
      if declaration.kind.isType, line.hasSuffix("{") {
        owners.append(declaration)
        open.append([])
      } else {
        open[open.count - 1].append(declaration)
      }
    }
    return open[0]
  }

  /// The lines without comments and conditions.
  private static func linesOfCode(_ text: String) -> [String] {
    var isComment = false
    return text.split(whereSeparator: \.isNewline).compactMap { full in
      var line = full.trimmed
      if isComment || line.hasPrefix("/*") {
        guard let end = line.range(of: "*/") else {
          isComment = true
          return nil
        }
        isComment = false
        line = line[end.upperBound...].trimmed
      }
      return line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") ? nil : line
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
        kind == .func && !(text.first.map { $0.isLetter || "_`".contains($0) } ?? false)
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
