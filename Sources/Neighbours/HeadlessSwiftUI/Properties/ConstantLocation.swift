/// A place whose value never changes.
final class ConstantLocation<Value>: Location {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func get() -> Value { value }

  func set(_ value: Value, _ transaction: Transaction) {}

  func isSame(as other: any Location) -> Bool {
    guard let other = other as? Self else { return false }
    return Equality.holds(value, other.value)
  }
}
