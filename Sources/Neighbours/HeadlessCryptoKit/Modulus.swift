/// Arithmetic with the remainders of an odd number, after Montgomery.
///
/// Numbers stand for their products with 2²⁵⁶, and no step depends on them.
struct Modulus: Sendable {
  let value: UInt256
  /// The inverse of the number's lower half without the sign, so that a multiple clears the lower half.
  private let inverse: UInt128
  /// The remainder of 2⁵¹².
  let square: UInt256

  init(_ value: UInt256) {
    self.value = value
    // Each step doubles the number of bits that are right; of an odd number three are at first.
    var inverse = value.low
    for _ in 0..<6 { inverse = inverse &* (2 &- value.low &* inverse) }
    self.inverse = 0 &- inverse
    var square = UInt256.one
    for _ in 0..<512 { square = Self.sum(square, square, value) }
    self.square = square
  }

  func sum(_ left: UInt256, _ right: UInt256) -> UInt256 { Self.sum(left, right, value) }

  private static func sum(_ left: UInt256, _ right: UInt256, _ value: UInt256) -> UInt256 {
    let (sum, carry) = left.adding(right)
    let (difference, borrow) = sum.subtracting(value)
    return UInt256.choose(borrow & (1 - carry), sum, difference)
  }

  func difference(_ left: UInt256, _ right: UInt256) -> UInt256 {
    let (difference, borrow) = left.subtracting(right)
    return UInt256.choose(borrow, difference.adding(value).sum, difference)
  }

  /// The product, divided by 2²⁵⁶.
  func product(_ left: UInt256, _ right: UInt256) -> UInt256 {
    var (t0, t1, t2): (UInt128, UInt128, UInt128) = (0, 0, 0)
    for digit in [left.low, left.high] {
      var carry: UInt128
      let overflow: Bool
      (carry, t0) = Self.step(digit, right.low, t0, 0)
      (carry, t1) = Self.step(digit, right.high, t1, carry)
      (t2, overflow) = t2.addingReportingOverflow(carry)
      let factor = t0 &* inverse
      (carry, _) = Self.step(factor, value.low, t0, 0)
      (carry, t0) = Self.step(factor, value.high, t1, carry)
      let last = t2.addingReportingOverflow(carry)
      t1 = last.partialValue
      t2 = (overflow ? 1 : 0) + (last.overflow ? 1 : 0)
    }
    let product = UInt256(high: t1, low: t0)
    let (difference, borrow) = product.subtracting(value)
    return UInt256.choose(borrow & (1 - t2), product, difference)
  }

  private static func step(
    _ left: UInt128, _ right: UInt128, _ other: UInt128, _ carry: UInt128
  ) -> (high: UInt128, low: UInt128) {
    let full = fullProduct(left, right)
    let (sum, first) = full.low.addingReportingOverflow(other)
    let (low, second) = sum.addingReportingOverflow(carry)
    return (full.high &+ (first ? 1 : 0) &+ (second ? 1 : 0), low)
  }

  /// As `multipliedFullWidth(by:)`, which takes ten times as long in a debug build.
  private static func fullProduct(
    _ left: UInt128, _ right: UInt128
  ) -> (high: UInt128, low: UInt128) {
    let half: UInt128 = 0xFFFF_FFFF_FFFF_FFFF
    let (leftHigh, leftLow) = (left &>> 64, left & half)
    let (rightHigh, rightLow) = (right &>> 64, right & half)
    let low = leftLow &* rightLow
    let (first, second) = (leftLow &* rightHigh, leftHigh &* rightLow)
    let middle = (low &>> 64) &+ (first & half) &+ (second & half)
    let high = (first &>> 64) &+ (second &>> 64) &+ (middle &>> 64)
    return (leftHigh &* rightHigh &+ high, low & half | middle &<< 64)
  }
}

/// The remainders of a prime number.
protocol PrimeField {
  static var modulus: Modulus { get }
}

/// A number of a field.
struct Residue<Field: PrimeField>: Equatable, Sendable {
  private let digits: UInt256

  private init(digits: UInt256) { self.digits = digits }

  /// The remainder of any number.
  init(_ number: UInt256) {
    digits = Field.modulus.product(number, Field.modulus.square)
  }

  /// A small number.
  init(_ number: UInt32) { self.init(UInt256(high: 0, low: UInt128(number))) }

  /// The number itself.
  var number: UInt256 { Field.modulus.product(digits, .one) }

  var isZero: Bool { digits == .zero }

  static func + (left: Self, right: Self) -> Self {
    Self(digits: Field.modulus.sum(left.digits, right.digits))
  }

  static func - (left: Self, right: Self) -> Self {
    Self(digits: Field.modulus.difference(left.digits, right.digits))
  }

  static func * (left: Self, right: Self) -> Self {
    Self(digits: Field.modulus.product(left.digits, right.digits))
  }

  static prefix func - (number: Self) -> Self { Self(digits: .zero) - number }

  func power(_ exponent: UInt256) -> Self {
    var power = Self(1)
    for index in (0..<256).reversed() {
      power = power * power
      power = .choose(exponent.bit(index), power * self, power)
    }
    return power
  }

  /// What makes 1 of it; 0 for 0.
  var inverse: Self {
    power(Field.modulus.value.subtracting(UInt256(high: 0, low: 2)).difference)
  }

  /// One of two numbers, in the same time for both.
  static func choose(_ bit: UInt128, _ left: Self, _ right: Self) -> Self {
    Self(digits: UInt256.choose(bit, left.digits, right.digits))
  }
}

/// A point of a curve.
protocol CurvePoint {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  /// One of two points, in the same time for both.
  static func choose(_ bit: UInt128, _ left: Self, _ right: Self) -> Self
}

extension CurvePoint {
  /// The sum of so many of the point.
  func times(_ factor: UInt256) -> Self {
    var sum = Self.zero
    for index in (0..<256).reversed() {
      sum = sum + sum
      sum = .choose(factor.bit(index), sum + self, sum)
    }
    return sum
  }
}
