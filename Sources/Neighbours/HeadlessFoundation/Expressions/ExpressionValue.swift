import Foundation

/// A part of an expression.
indirect enum ExpressionValue {
  case constant(Any?)
  case name(String)
  case function(String, [ExpressionValue])

  func result(in object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .name(let name): Self.value(of: name, in: object)
    case .function(let name, let arguments):
      Self.function(name, arguments.map { $0.result(in: object) })
    }
  }

  /// Follows a path of names through dictionaries.
  private static func value(of path: String, in object: Any?) -> Any? {
    if path == "self" || path == "SELF" { return object }
    return path.split(separator: ".").reduce(object) { owner, key in
      (owner as? [String: Any])?[String(key)] ?? (owner as? NSDictionary)?[String(key)]
    }
  }

  private static func function(_ name: String, _ arguments: [Any?]) -> Any? {
    let values = arguments.flatMap { argument in
      (argument as? [Any])?.map { $0 as? NSNumber } ?? [argument as? NSNumber]
    }
    let numbers = values.compactMap { $0 }
    guard numbers.count == values.count else { return nil }
    if let two = twoNumbers[name], numbers.count == 2 { return two(numbers[0], numbers[1]) }
    if let one = oneNumber[name], numbers.count == 1 {
      return one(numbers[0].doubleValue) as NSNumber
    }
    switch name {
    case "negate":
      return numbers.first.map { combine(0, $0, { $0.subtractingReportingOverflow($1) }, -) }
    case "abs":
      return numbers.first.map {
        isWhole($0) ? abs($0.intValue) as NSNumber : abs($0.doubleValue) as NSNumber
      }
    case "count": return numbers.count as NSNumber
    case "sum": return numbers.reduce(0 as NSNumber, add)
    case "min": return numbers.min { $0.doubleValue < $1.doubleValue }
    case "max": return numbers.max { $0.doubleValue < $1.doubleValue }
    case "average" where !numbers.isEmpty:
      return numbers.map(\.doubleValue).reduce(0, +) / Double(numbers.count) as NSNumber
    default: return nil
    }
  }

  /// The functions of one number.
  private static let oneNumber: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "log": { log10($0) }, "ln": { log($0) }, "exp": { exp($0) },
    "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "trunc": { $0.rounded(.towardZero) },
  ]

  /// The names of the functions of one number or of several.
  static let functions = Set(oneNumber.keys).union(["abs", "count", "sum", "min", "max", "average"])

  private static let twoNumbers: [String: @Sendable (NSNumber, NSNumber) -> NSNumber] = [
    "+": add, "-": { combine($0, $1, { $0.subtractingReportingOverflow($1) }, -) },
    "*": { combine($0, $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
    "/": { combine($0, $1, { $0.dividedReportingOverflow(by: $1) }, /) },
    "**": { combine($0, $1, power, pow) },
    "modulus": { combine($0, $1, { $0.remainderReportingOverflow(dividingBy: $1) }, fmod) },
  ]

  private static let add: @Sendable (NSNumber, NSNumber) -> NSNumber = {
    combine($0, $1, { $0.addingReportingOverflow($1) }, +)
  }

  private static func isWhole(_ number: NSNumber) -> Bool {
    !["f", "d"].contains(String(cString: number.objCType))
  }

  /// Two whole numbers give a whole one, if there is one.
  private static func combine(
    _ first: NSNumber, _ second: NSNumber,
    _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool), _ other: (Double, Double) -> Double
  ) -> NSNumber {
    if isWhole(first), isWhole(second) {
      let (value, overflow) = whole(first.intValue, second.intValue)
      if !overflow { return value as NSNumber }
    }
    return other(first.doubleValue, second.doubleValue) as NSNumber
  }

  private static func power(_ base: Int, _ exponent: Int) -> (partialValue: Int, overflow: Bool) {
    Int(exactly: pow(Double(base), Double(exponent))).map { ($0, false) } ?? (0, true)
  }
}
