/// A value that is ignored when its owner is compared, because closures cannot be compared.
struct Uncompared<Value>: Equatable {
  var value: Value

  static func == (left: Self, right: Self) -> Bool { true }
}

extension Uncompared: Sendable where Value: Sendable {}
