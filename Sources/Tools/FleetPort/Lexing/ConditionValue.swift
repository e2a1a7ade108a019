/// What a condition of `#if` comes to in sources that are rewritten: they are a device's, and the model is
/// here.
package enum ConditionValue {
  /// Returns whether a condition holds; `nil` where that depends on more than the model, such as `DEBUG`.
  package static func of(_ condition: String) -> Bool? {
    var reader = Reader(condition)
    return reader.choice()
  }

  // MARK: Parts of conditions

  /// The value of a question, such as `os(iOS)` or `swift(>=5.0)`.
  private static func answer(_ name: String, _ argument: String?) -> Bool? {
    switch (name, argument) {
    case ("true", nil): true
    case ("false", nil): false
    case ("os", let system?): system == "iOS"
    case ("targetEnvironment", "macCatalyst"): false
    case ("canImport", let module?):
      here.contains(module) ? true : elsewhere.contains(module) ? false : nil
    case ("swift", let version?): isReached(version, upTo: 5)
    case ("compiler", let version?), ("_compiler_version", let version?):
      isReached(version, upTo: 6)
    default: nil
    }
  }

  /// The frameworks of a device that can be imported because the model is here.
  static let modelled = [
    "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreText", "ObjectiveC",
  ]
  private static let here = Set(modelled + ["HeadlessUIKit", "Foundation"])
  private static let elsewhere: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

  /// Whether a version is what is asked for, if all versions from a great one on answer that alike.
  private static func isReached(_ question: String, upTo greatest: Int) -> Bool? {
    let isLess = question.hasPrefix("<")
    let digits = question.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let version = Int(digits), version <= greatest,
      isLess ? !question.hasPrefix("<=") : question.hasPrefix(">=")
    else { return nil }
    let isWhole = question.drop { !$0.isNumber }.dropFirst(digits.count).allSatisfy {
      $0 == "." || $0 == "0"
    }
    guard version < greatest || isWhole || greatest == 5 else { return nil }
    return !isLess
  }

  /// Reads a condition from left to right.
  private struct Reader {
    private var rest: Substring
    private var depth = 0
    /// The deepest nesting of parts.
    private static let deepest = 100

    init(_ condition: String) { rest = condition[...] }

    /// Parts that are joined by `||`.
    mutating func choice() -> Bool? {
      var values = [all()]
      while take("||") { values.append(all()) }
      if values.contains(true) { return true }
      return values.allSatisfy { $0 == false } ? false : nil
    }

    /// Parts that are joined by `&&`.
    private mutating func all() -> Bool? {
      var values = [part()]
      while take("&&") { values.append(part()) }
      if values.contains(false) { return false }
      return values.allSatisfy { $0 == true } ? true : nil
    }

    private mutating func part() -> Bool? {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else { return nil }
      if take("!") { return part().map { !$0 } }
      if take("(") {
        let value = choice()
        return take(")") ? value : nil
      }
      let name = word()
      guard !name.isEmpty else { return nil }
      guard take("(") else { return ConditionValue.answer(name, nil) }
      let argument = rest.prefix { $0 != ")" }
      rest = rest.dropFirst(argument.count)
      guard take(")") else { return nil }
      return ConditionValue.answer(name, argument.filter { !$0.isWhitespace })
    }

    private mutating func word() -> String {
      skipSpaces()
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      return String(word)
    }

    private mutating func take(_ sign: String) -> Bool {
      skipSpaces()
      guard rest.hasPrefix(sign) else { return false }
      rest = rest.dropFirst(sign.count)
      return true
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }
  }
}
