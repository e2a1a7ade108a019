import Fleet
import Foundation

/// A predicate's format, as suites write it, read into a condition on elements.
struct PredicateFormat {
  /// A condition on an element or a query, and how XCUITest writes it.
  struct Condition: Sendable {
    let text: String
    let holds: @MainActor @Sendable (PredicateSubject) -> Bool
  }

  /// What is compared.
  private enum Operand: Sendable {
    case key(String)
    case value(Value)

    var text: String {
      switch self {
      case .key(let key): key
      case .value(let value): value.printed
      }
    }
  }

  /// A value that an element has, or that the format names.
  private enum Value: Equatable, Sendable {
    case text(String)
    case number(Double)
    case list([Value])
    case nothing

    init(_ any: Any?) {
      switch any {
      case let text as String: self = .text(text)
      case let flag as Bool: self = .number(flag ? 1 : 0)
      case let number as Int: self = .number(Double(number))
      case let number as UInt: self = .number(Double(number))
      case let number as Double: self = .number(number)
      case let number as CGFloat: self = .number(Double(number))
      case let number as NSNumber: self = .number(number.doubleValue)
      case let list as [Any]: self = .list(list.map { Value($0) })
      case let text as NSString: self = .text(String(describing: text))
      default: self = .nothing
      }
    }

    var text: String? {
      switch self {
      case .text(let text): text
      case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
      case .list, .nothing: nil
      }
    }

    /// The value as it stands in a format.
    var printed: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .number: text ?? ""
      case .list(let values): "{\(values.map(\.printed).joined(separator: ", "))}"
      case .nothing: "nil"
      }
    }

    var number: Double? {
      switch self {
      case .number(let number): number
      case .text(let text): Double(text)
      case .list, .nothing: nil
      }
    }
  }

  private var tokens: [Token]
  private var position = 0
  private var arguments: [Any]

  /// Reads a format, or answers `nil` where it is none that suites write.
  static func condition(_ format: String, _ arguments: [Any]) -> Condition? {
    guard let tokens = Token.read(format) else { return nil }
    var reader = PredicateFormat(tokens: tokens, arguments: arguments)
    guard let condition = reader.either(), reader.position == tokens.count else { return nil }
    return condition
  }

  // MARK: Conditions

  private mutating func either() -> Condition? {
    guard var condition = both() else { return nil }
    while take(word: "OR") || take(symbol: "||") {
      guard let other = both() else { return nil }
      let first = condition
      condition = Condition(text: "\(first.text) OR \(other.text)") {
        first.holds($0) || other.holds($0)
      }
    }
    return condition
  }

  private mutating func both() -> Condition? {
    guard var condition = single() else { return nil }
    while take(word: "AND") || take(symbol: "&&") {
      guard let other = single() else { return nil }
      let first = condition
      condition = Condition(text: "\(first.text) AND \(other.text)") {
        first.holds($0) && other.holds($0)
      }
    }
    return condition
  }

  private mutating func single() -> Condition? {
    if take(word: "NOT") || take(symbol: "!") {
      guard let inner = single() else { return nil }
      return Condition(text: "NOT \(inner.text)") { !inner.holds($0) }
    }
    if take(symbol: "(") {
      guard let inner = either(), take(symbol: ")") else { return nil }
      return Condition(text: "(\(inner.text))", holds: inner.holds)
    }
    if take(word: "TRUEPREDICATE") {
      return Condition(text: "TRUEPREDICATE") { _ in true }
    }
    if take(word: "FALSEPREDICATE") {
      return Condition(text: "FALSEPREDICATE") { _ in false }
    }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    guard let left = operand(), let (name, options) = comparisonOperator(), let right = operand()
    else { return nil }
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
    let sign = (name == "=" ? "==" : name) + (letters.isEmpty ? "" : "[\(letters)]")
    return Condition(text: "\(left.text) \(sign) \(right.text)") { subject in
      Self.holds(
        Self.value(of: left, subject), name, Self.value(of: right, subject), options: options)
    }
  }

  private mutating func comparisonOperator() -> (String, String.CompareOptions)? {
    guard position < tokens.count else { return nil }
    let token = tokens[position]
    position += 1
    switch token {
    case .symbol(let symbol) where ["=", "==", "!=", "<>", "<", "<=", ">", ">="].contains(symbol):
      return (symbol, options())
    case .word(let word):
      let name = word.uppercased()
      guard ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN"].contains(name) else {
        return nil
      }
      return (name, options())
    default: return nil
    }
  }

  /// What stands in brackets behind an operator: `c` for any case, `d` for any accents.
  private mutating func options() -> String.CompareOptions {
    guard take(symbol: "["), position < tokens.count, case .word(let letters) = tokens[position]
    else { return [] }
    position += 1
    _ = take(symbol: "]")
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func operand() -> Operand? {
    guard position < tokens.count else { return nil }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return .value(.text(text))
    case .number(let number): return .value(.number(number))
    case .argument(let kind):
      guard !arguments.isEmpty else { return nil }
      let argument = arguments.removeFirst()
      return kind == "K" ? (argument as? String).map { .key($0) } : .value(Value(argument))
    case .symbol("{"): return list()
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .value(.number(1))
      case "FALSE", "NO": return .value(.number(0))
      case "NIL", "NULL": return .value(.nothing)
      default: return .key(word)
      }
    case .symbol: return nil
    }
  }

  private mutating func list() -> Operand? {
    var values: [Value] = []
    while !take(symbol: "}") {
      guard case .value(let value)? = operand() else { return nil }
      values.append(value)
      _ = take(symbol: ",")
    }
    return .value(.list(values))
  }

  private mutating func take(symbol: String) -> Bool {
    guard position < tokens.count, case .symbol(symbol) = tokens[position] else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard position < tokens.count, case .word(let found) = tokens[position],
      found.uppercased() == word
    else { return false }
    position += 1
    return true
  }

  // MARK: Values

  @MainActor private static func value(
    of operand: Operand, _ subject: PredicateSubject
  ) -> Value {
    switch operand {
    case .value(let value): value
    case .key(let key): Value(subject.value(of: key))
    }
  }

  private static func holds(
    _ left: Value, _ name: String, _ right: Value, options: String.CompareOptions
  ) -> Bool {
    switch name {
    case "=", "==": return isSame(left, right, options)
    case "!=", "<>": return !isSame(left, right, options)
    case "IN":
      if case .list(let values) = right { return values.contains { isSame(left, $0, options) } }
      guard let part = left.text, let whole = right.text else { return false }
      return whole.range(of: part, options: options) != nil
    case "CONTAINS":
      if case .list(let values) = left { return values.contains { isSame($0, right, options) } }
    case "<", "<=", ">", ">=":
      guard let left = left.number, let right = right.number else { return false }
      return switch name {
      case "<": left < right
      case "<=": left <= right
      case ">": left > right
      default: left >= right
      }
    default: break
    }
    guard let left = left.text, let right = right.text else { return false }
    return switch name {
    case "CONTAINS": left.range(of: right, options: options) != nil
    case "BEGINSWITH": left.range(of: right, options: options.union(.anchored)) != nil
    case "ENDSWITH": left.range(of: right, options: options.union([.anchored, .backwards])) != nil
    case "LIKE": matches(left, expression(like: right), options)
    default: matches(left, right, options)
    }
  }

  private static func isSame(
    _ left: Value, _ right: Value, _ options: String.CompareOptions
  ) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)):
      return left.compare(right, options: options) == .orderedSame
    case (.nothing, .nothing): return true
    case (.number, _), (_, .number):
      guard let left = left.number, let right = right.number else { return false }
      return left == right
    default: return left == right
    }
  }

  /// Whether an expression matches a whole text.
  private static func matches(
    _ text: String, _ expression: String, _ options: String.CompareOptions
  ) -> Bool {
    let options = options.intersection(.caseInsensitive).union([.regularExpression, .anchored])
    return text.range(of: "(?:\(expression))$", options: options) != nil
  }

  /// An expression for a text with `*` and `?`.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }

  private init(tokens: [Token], arguments: [Any]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Reading

  /// A word of a format.
  private enum Token {
    case word(String)
    case text(String)
    case number(Double)
    case symbol(String)
    /// A place for an argument, by its letter.
    case argument(Character)

    private static let symbols = [
      "==", "!=", "<>", "<=", ">=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
      ",",
    ]

    static func read(_ format: String) -> [Token]? {
      var tokens: [Token] = []
      var rest = format[...]
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if first == "'" || first == "\"" {
          guard let text = text(&rest) else { return nil }
          tokens.append(.text(text))
        } else if first == "%" {
          rest.removeFirst()
          while rest.first == "l" { rest.removeFirst() }
          guard let letter = rest.popFirst() else { return nil }
          tokens.append(.argument(letter))
        } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
          rest.removeFirst(symbol.count)
          tokens.append(.symbol(symbol))
        } else {
          let word = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
          guard !word.isEmpty else { return nil }
          rest.removeFirst(word.count)
          tokens.append(Double(word).map { .number($0) } ?? .word(String(word)))
        }
      }
      return tokens
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
        text.append(escaped)
      }
      return nil
    }
  }
}
