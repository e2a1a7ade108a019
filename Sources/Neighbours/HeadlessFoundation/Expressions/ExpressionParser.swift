import Foundation

/// Reads an expression: sums of products of powers, in parentheses or not.
struct ExpressionParser {
  private let characters: [Character]
  private var arguments: ArraySlice<Any>
  private var index = 0
  private var depth = 0

  init(_ text: String, arguments: [Any]) {
    characters = Array(text)
    self.arguments = arguments[...]
  }

  /// Returns the expression, if the whole text is one.
  mutating func parse() -> ExpressionValue? {
    guard let value = sum() else { return nil }
    skipSpace()
    return index == characters.count ? value : nil
  }

  private mutating func sum() -> ExpressionValue? {
    operations(of: ["+", "-"]) { $0.product() }
  }

  private mutating func product() -> ExpressionValue? {
    operations(of: ["*", "/"]) { $0.power() }
  }

  private mutating func power() -> ExpressionValue? {
    operations(of: ["**"]) { $0.sign() }
  }

  /// Operands with operators between them, from the left.
  private mutating func operations(
    of operators: [String], _ operand: (inout Self) -> ExpressionValue?
  ) -> ExpressionValue? {
    guard var value = operand(&self) else { return nil }
    while let sign = operators.first(where: { take($0) }) {
      guard let next = operand(&self) else { return nil }
      value = .function(sign, [value, next])
    }
    return value
  }

  private mutating func sign() -> ExpressionValue? {
    if take("-") { return sign().map { .function("negate", [$0]) } }
    return take("+") ? sign() : operand()
  }

  private mutating func operand() -> ExpressionValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    skipSpace()
    guard index < characters.count else { return nil }
    switch characters[index] {
    case "(":
      index += 1
      guard let value = sum(), take(")") else { return nil }
      return value
    case "{": return list()
    case "%": return argument()
    case "'", "\"": return text()
    case let first where first.isNumber || first == ".": return number()
    default: return name()
    }
  }

  private mutating func list() -> ExpressionValue? {
    index += 1
    guard let elements = elements(until: "}") else { return nil }
    return .constant(elements.map { $0.result(in: nil) ?? NSNull() })
  }

  private mutating func elements(until end: String) -> [ExpressionValue]? {
    var elements: [ExpressionValue] = []
    if take(end) { return elements }
    repeat {
      guard let element = sum() else { return nil }
      elements.append(element)
    } while take(",")
    return take(end) ? elements : nil
  }

  private mutating func argument() -> ExpressionValue? {
    index += 1
    let letters = characters[index...].prefix { $0.isLetter || $0 == "@" }
    guard let last = letters.first(where: { "@KdiufFgGe".contains($0) }),
      let end = letters.firstIndex(of: last), let argument = arguments.popFirst()
    else { return nil }
    index = end + 1
    return last == "K" ? .name("\(argument)") : .constant(argument)
  }

  private mutating func text() -> ExpressionValue? {
    let quote = characters[index]
    guard let end = characters[(index + 1)...].firstIndex(of: quote) else { return nil }
    defer { index = end + 1 }
    return .constant(String(characters[(index + 1)..<end]))
  }

  private mutating func number() -> ExpressionValue? {
    let start = index
    while index < characters.count {
      let character = characters[index]
      let isSignOfExponent =
        "+-".contains(character) && index > start && "eE".contains(characters[index - 1])
      guard character.isNumber || ".eE".contains(character) || isSignOfExponent else { break }
      index += 1
    }
    let text = String(characters[start..<index])
    if let whole = Int(text) { return .constant(whole as NSNumber) }
    return Double(text).map { .constant($0 as NSNumber) }
  }

  private mutating func name() -> ExpressionValue? {
    let start = index
    while index < characters.count,
      characters[index].isLetter || characters[index].isNumber || "._:".contains(characters[index])
    { index += 1 }
    let name = String(characters[start..<index])
    guard !name.isEmpty else { return nil }
    if take("(") {
      guard let arguments = elements(until: ")") else { return nil }
      return function(name.filter { $0 != ":" }, arguments)
    }
    switch name.lowercased() {
    case "true", "yes": return .constant(true as NSNumber)
    case "false", "no": return .constant(false as NSNumber)
    case "nil", "null": return .constant(nil)
    default: return .name(name)
    }
  }

  /// `FUNCTION(9, 'sqrt:')` is `sqrt(9)`.
  private func function(_ name: String, _ arguments: [ExpressionValue]) -> ExpressionValue? {
    if name == "FUNCTION", arguments.count > 1 {
      guard case .constant(let selector as String) = arguments[1] else { return nil }
      return function(
        selector.filter { $0 != ":" }, [arguments[0]] + arguments.dropFirst(2))
    }
    guard ExpressionValue.functions.contains(name) || name == "modulus" else { return nil }
    return .function(name, arguments)
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  /// Goes beyond a sign, if it comes next; `*` is a part of another one where `**` stands.
  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard characters[index...].starts(with: sign) else { return false }
    if sign == "*", characters[(index + 1)...].first == "*" { return false }
    index += sign.count
    return true
  }
}
