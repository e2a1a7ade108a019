/// A number between two limits; setting one limit beyond the other moves the other too.
struct LimitedValue<Number: FloatingPoint> {
  private(set) var value: Number = 0
  private(set) var minimum: Number = 0
  private(set) var maximum: Number

  init(upTo maximum: Number) { self.maximum = maximum }

  /// The nearest number between the limits.
  func clamped(_ number: Number) -> Number { min(max(number, minimum), maximum) }

  mutating func set(_ number: Number) {
    if !number.isNaN { value = clamped(number) }
  }

  mutating func setMinimum(_ number: Number) {
    minimum = number
    maximum = max(maximum, number)
    value = clamped(value)
  }

  mutating func setMaximum(_ number: Number) {
    maximum = number
    minimum = min(minimum, number)
    value = clamped(value)
  }
}
