package import Foundation

/// Two values that are compared.
package struct PredicateComparison {
  /// The way of comparing them.
  package enum Operator: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    /// Creates the operator that a sign or a word of a format means.
    init?(written text: String) {
      switch text.uppercased() {
      case "=": self = .equal
      case "<>": self = .unequal
      case "=<": self = .lessOrEqual
      case "=>": self = .greaterOrEqual
      case let name: self.init(rawValue: name)
      }
    }
  }

  /// Of how many elements of a collection the comparison must hold.
  package enum Quantity: String {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  package let left: PredicateOperand
  package let sign: Operator
  package let right: PredicateOperand
  package let options: String.CompareOptions
  package let quantity: Quantity?
  /// The expression for a constant text, made once.
  private let matcher: NSRegularExpression?

  init(
    _ left: PredicateOperand, _ sign: Operator, _ right: PredicateOperand,
    options: String.CompareOptions, quantity: Quantity?
  ) {
    self.left = left
    self.sign = sign
    self.right = right
    self.options = options
    self.quantity = quantity
    matcher = right.constant?.text.flatMap { Self.matcher($0, sign, options) }
  }

  func holds(for subject: PredicateValue, _ variables: PredicateOperand.Variables) -> Bool {
    let left = left.value(for: subject, variables)
    let right = right.value(for: subject, variables)
    guard let quantity else { return holds(left, right) }
    let elements = left.elements ?? (left.isNothing ? [] : [left])
    return switch quantity {
    case .any: elements.contains { holds($0, right) }
    case .all: elements.allSatisfy { holds($0, right) }
    case .none: !elements.contains { holds($0, right) }
    }
  }

  func replacing(_ values: PredicateOperand.Variables) -> PredicateComparison {
    PredicateComparison(
      left.replacing(values), sign, right.replacing(values), options: options, quantity: quantity)
  }

  /// The comparison as it stands in a format.
  var text: String {
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
    let sign = sign.rawValue + (letters.isEmpty ? "" : "[\(letters)]")
    let words = [quantity?.rawValue, left.text, sign, right.text]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  // MARK: Comparing

  private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch sign {
    case .equal: left.isSame(as: right, options)
    case .unequal: !left.isSame(as: right, options)
    case .less: left.order(to: right, options) == .orderedAscending
    case .greater: left.order(to: right, options) == .orderedDescending
    case .lessOrEqual: isBetween(left, nil, right)
    case .greaterOrEqual: isBetween(left, right, nil)
    case .between:
      right.elements.map { $0.count == 2 && isBetween(left, $0[0], $0[1]) } ?? false
    case .isIn: isPart(left, of: right)
    case .contains: isPart(right, of: left)
    case .beginsWith: has(left, right, .anchored)
    case .endsWith: has(left, right, [.anchored, .backwards])
    case .like, .matches: matches(left, right)
    }
  }

  private func isBetween(
    _ value: PredicateValue, _ low: PredicateValue?, _ high: PredicateValue?
  ) -> Bool {
    func isInOrder(_ one: PredicateValue, _ two: PredicateValue) -> Bool {
      let order = one.order(to: two, options)
      return order == .orderedAscending || order == .orderedSame
    }
    return (low.map { isInOrder($0, value) } ?? true)
      && (high.map { isInOrder(value, $0) } ?? true)
  }

  private func isPart(_ part: PredicateValue, of whole: PredicateValue) -> Bool {
    if let elements = whole.elements {
      return elements.contains { $0.isSame(as: part, options) }
    }
    return has(whole, part, [])
  }

  private func has(
    _ whole: PredicateValue, _ part: PredicateValue, _ place: String.CompareOptions
  ) -> Bool {
    guard let whole = whole.text, let part = part.text else { return false }
    // The empty text is a part of every text.
    return part.isEmpty || whole.range(of: part, options: options.union(place)) != nil
  }

  private func matches(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    guard var text = left.text, let pattern = right.text,
      let matcher = matcher ?? Self.matcher(pattern, sign, options)
    else { return false }
    if options.contains(.diacriticInsensitive) { text = Self.folded(text) }
    let whole = NSRange(text.startIndex..., in: text)
    return matcher.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }

  private static func matcher(
    _ pattern: String, _ sign: Operator, _ options: String.CompareOptions
  ) -> NSRegularExpression? {
    guard sign == .like || sign == .matches else { return nil }
    var pattern = options.contains(.diacriticInsensitive) ? folded(pattern) : pattern
    var flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    if sign == .like {
      pattern = NSRegularExpression.escapedPattern(for: pattern)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      flags.insert(.dotMatchesLineSeparators)
    }
    return try? NSRegularExpression(pattern: "(?:\(pattern))$", options: flags)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }
}
