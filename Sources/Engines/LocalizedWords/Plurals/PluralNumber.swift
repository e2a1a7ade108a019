/// A number as the rules of plurals see it: its whole part, and its digits behind the point.
package struct PluralNumber: Equatable, Sendable {
  /// The whole part, without a sign.
  let whole: UInt64
  /// The digits behind the point, read as a number; none for 3 and for 3.0.
  let fraction: UInt64
  /// The count of digits behind the point.
  let fractionDigits: Int

  var isWhole: Bool { fractionDigits == 0 }

  package init(_ number: Int64) { self.init(whole: number.magnitude) }

  package init(_ number: UInt64) { self.init(whole: number) }

  private init(whole: UInt64) {
    self.whole = whole
    fraction = 0
    fractionDigits = 0
  }

  /// Creates a number from the digits that it takes to write it.
  package init(_ number: Double) {
    // Larger numbers, and what is no number, count as 0.
    let magnitude = number.magnitude < Self.largest ? number.magnitude : 0
    whole = UInt64(magnitude)
    let digits = "\(magnitude)".split(separator: ".").dropFirst().first.map(String.init) ?? ""
    let isWhole = magnitude == magnitude.rounded(.down)
    // One that is too small to be written without an exponent has digits, too.
    fraction = isWhole ? 0 : UInt64(digits) ?? 1
    fractionDigits = isWhole ? 0 : UInt64(digits) == nil ? 1 : digits.count
  }

  /// From here on, a `Double` has no digits behind the point, and may not fit.
  private static let largest = 1e18

  /// Whether the whole part, divided by a number, leaves a rest within a range.
  func rest(of divisor: UInt64, _ range: ClosedRange<UInt64>) -> Bool {
    range.contains(whole % divisor)
  }

  /// The same for the digits behind the point.
  func fractionRest(of divisor: UInt64, _ range: ClosedRange<UInt64>) -> Bool {
    range.contains(fraction % divisor)
  }
}

// Questions that the rules of several languages ask.
extension PluralNumber {
  var isOne: Bool { isWithin(1...1) }

  /// Whether it is a whole number within a range.
  func isWithin(_ range: ClosedRange<UInt64>) -> Bool {
    isWhole && range.contains(whole)
  }

  /// Whether it is 1, 21, 31 and so on, but not 11.
  var endsInOne: Bool {
    isWhole && rest(of: 10, 1...1) && !rest(of: 100, 11...11)
  }

  var fractionEndsInOne: Bool {
    !isWhole && fractionRest(of: 10, 1...1) && !fractionRest(of: 100, 11...11)
  }

  /// Whether it is 1,000,000 or a multiple of it.
  var isMillions: Bool { isWhole && whole != 0 && rest(of: 1_000_000, 0...0) }
}
