/// A place whose value is got and set by closures.
final class ClosureLocation<Value>: Location {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(_ getter: @escaping () -> Value, _ setter: @escaping (Value, Transaction) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  func get() -> Value { getter() }

  func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}
