/// A word of a format.
enum PredicateToken {
  case word(String)
  case text(String)
  case number(PredicateValue)
  case symbol(String)
  case variable(String)
  /// A place for an argument: whether it is the name of a key.
  case argument(isKey: Bool)

  private static let symbols = [
    "==", "=<", "=>", "!=", "<>", "<=", ">=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", ":", ".",
  ]

  /// Cuts a format into its words, or answers `nil` where a character has no place in one.
  static func read(_ format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let text = text(&rest) else { return nil }
        tokens.append(.text(text))
      } else if first == "%" {
        guard let isKey = argument(&rest) else { return nil }
        tokens.append(.argument(isKey: isKey))
      } else if let number = number(&rest) {
        tokens.append(.number(number))
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        guard let token = name(&rest) else { return nil }
        tokens.append(token)
      }
    }
    return tokens
  }

  /// A name, a path of names, a variable, or a name that `#` keeps from being a word of formats.
  private static func name(_ rest: inout Substring) -> PredicateToken? {
    let isVariable = rest.first == "$"
    if isVariable || rest.first == "#" { rest.removeFirst() }
    var name = rest.prefix { $0.isLetter || $0.isNumber || "._@".contains($0) }
    // What goes on behind a dot may be an argument.
    if name.last == "." { name.removeLast() }
    guard !name.isEmpty else { return nil }
    rest.removeFirst(name.count)
    return isVariable ? .variable(String(name)) : .word(String(name))
  }

  private static func argument(_ rest: inout Substring) -> Bool? {
    rest.removeFirst()
    while let length = rest.first, "hlqzt0123456789.".contains(length) { rest.removeFirst() }
    guard let letter = rest.popFirst(), "@KdDiuUxXofFeEgGcCsSaA".contains(letter) else {
      return nil
    }
    return letter == "K"
  }

  private static func number(_ rest: inout Substring) -> PredicateValue? {
    guard let first = rest.first, first == "-" || first.isNumber,
      let written = rest.prefixMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/)?.output.0
    else { return nil }
    rest.removeFirst(written.count)
    return Int64(written).map { .integer($0) } ?? Double(written).map { .double($0) }
  }

  private static func text(_ rest: inout Substring) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\\", "'", "\"", "*", "?": text.append(escaped)
      default: text.append(contentsOf: "\\\(escaped)")
      }
    }
    return nil
  }
}
