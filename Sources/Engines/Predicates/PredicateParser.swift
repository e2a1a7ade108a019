import Foundation

/// A predicate's format, read into a condition.
struct PredicateParser {
  private var tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  /// How many parentheses and the like may stand within each other.
  private static let depthLimit = 64

  /// Reads a format, or returns `nil` if it is malformed.
  static func condition(_ format: String, _ arguments: [Any]) -> PredicateCondition? {
    guard let tokens = PredicateToken.read(format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let condition = parser.either(), parser.position == tokens.count else { return nil }
    return condition
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Conditions

  private mutating func either() -> PredicateCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return nil }
    return joined(by: "OR", "||", { $0.both() }, PredicateCondition.any)
  }

  private mutating func both() -> PredicateCondition? {
    joined(by: "AND", "&&", { $0.single() }, PredicateCondition.all)
  }

  /// Reads conditions with a word or a sign between them, as one where there are several.
  private mutating func joined(
    by word: String, _ sign: String, _ read: (inout Self) -> PredicateCondition?,
    _ join: ([PredicateCondition]) -> PredicateCondition
  ) -> PredicateCondition? {
    guard let first = read(&self) else { return nil }
    var conditions = [first]
    while take(word: word) || take(symbol: sign) {
      guard let next = read(&self) else { return nil }
      conditions.append(next)
    }
    return conditions.count == 1 ? first : join(conditions)
  }

  private mutating func single() -> PredicateCondition? {
    if take(word: "NOT") || take(symbol: "!") {
      depth += 1
      defer { depth -= 1 }
      return depth < Self.depthLimit ? single().map { .not($0) } : nil
    }
    if take(word: "TRUEPREDICATE") { return .always(true) }
    if take(word: "FALSEPREDICATE") { return .always(false) }
    let start = (position, arguments)
    if take(symbol: "("), let inner = either(), take(symbol: ")") { return inner }
    // A parenthesis may begin what is compared, too.
    (position, arguments) = start
    return comparison()
  }

  private mutating func comparison() -> PredicateCondition? {
    var quantity: PredicateComparison.Quantity?
    if take(word: "ANY") || take(word: "SOME") {
      quantity = .any
    } else if take(word: "ALL") {
      quantity = .all
    } else if take(word: "NONE") {
      quantity = PredicateComparison.Quantity.none
    }
    guard let left = operand(), let sign = sign() else { return nil }
    let options = options()
    guard let right = operand() else { return nil }
    return .comparison(
      PredicateComparison(left, sign, right, options: options, quantity: quantity))
  }

  private mutating func sign() -> PredicateComparison.Operator? {
    guard position < tokens.count else { return nil }
    let token = tokens[position]
    position += 1
    return switch token {
    case .symbol(let text), .word(let text): PredicateComparison.Operator(written: text)
    case .text, .number, .variable, .argument: nil
    }
  }

  /// What stands in brackets behind a sign: `c` for any case, `d` for any accents.
  private mutating func options() -> String.CompareOptions {
    guard take(symbol: "["), position < tokens.count, case .word(let letters) = tokens[position]
    else { return [] }
    position += 1
    _ = take(symbol: "]")
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  private mutating func operand() -> PredicateOperand? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, var operand = start() else { return nil }
    while take(symbol: ".") {
      guard let keys = nextKeys() else { return nil }
      operand =
        if case .keys(let first) = operand { .keys(first + keys) } else { .path(operand, keys) }
    }
    return operand
  }

  private mutating func nextKeys() -> [String]? {
    switch start() {
    case .keys(let keys): keys
    default: nil
    }
  }

  private mutating func start() -> PredicateOperand? {
    guard position < tokens.count else { return nil }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return .constant(.text(text))
    case .number(let number): return .constant(number)
    case .variable(let name): return variable(name)
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { return nil }
      guard isKey else { return .constant(PredicateValue(argument)) }
      return PredicateValue(argument).text.map { path($0) }
    case .symbol("{"): return list()
    case .symbol("("):
      guard let inner = operand(), take(symbol: ")") else { return nil }
      return inner
    case .word(let word): return named(word)
    case .symbol: return nil
    }
  }

  private mutating func named(_ word: String) -> PredicateOperand? {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(.integer(1))
    case "FALSE", "NO": return .constant(.integer(0))
    case "NIL", "NULL": return .constant(.nothing)
    case "SUBQUERY" where isNext("("): return subquery()
    default: break
    }
    if isNext(":") || isNext("(") {
      _ = take(symbol: ":")
      return function(word)
    }
    return path(word)
  }

  private func path(_ text: String) -> PredicateOperand {
    var keys = Self.keys(text)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return keys.isEmpty ? .subject : .keys(keys)
  }

  private func variable(_ text: String) -> PredicateOperand {
    let keys = Self.keys(text)
    let start = PredicateOperand.variable(keys.first ?? "")
    return keys.count > 1 ? .path(start, Array(keys.dropFirst())) : start
  }

  private static func keys(_ path: String) -> [String] {
    path.split(separator: ".").map(String.init)
  }

  private mutating func list() -> PredicateOperand? {
    var elements: [PredicateOperand] = []
    while !take(symbol: "}") {
      guard let element = operand() else { return nil }
      elements.append(element)
      _ = take(symbol: ",")
    }
    return .list(elements)
  }

  private mutating func function(_ name: String) -> PredicateOperand? {
    guard take(symbol: "(") else { return nil }
    var arguments: [PredicateOperand] = []
    while !take(symbol: ")") {
      guard let argument = operand() else { return nil }
      arguments.append(argument)
      _ = take(symbol: ",")
    }
    let known = [
      "now", "lowercase", "uppercase", "length", "abs", "count", "sum", "average", "min", "max",
    ]
    return known.contains(name) ? .function(name, arguments) : nil
  }

  private mutating func subquery() -> PredicateOperand? {
    guard take(symbol: "("), let collection = operand(), take(symbol: ","),
      position < tokens.count, case .variable(let name) = tokens[position]
    else { return nil }
    position += 1
    guard take(symbol: ","), let condition = either(), take(symbol: ")") else { return nil }
    return .subquery(collection, variable: name, condition)
  }

  // MARK: Tokens

  private func isNext(_ symbol: String) -> Bool {
    guard position < tokens.count, case .symbol(symbol) = tokens[position] else { return false }
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard isNext(symbol) else { return false }
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
}
