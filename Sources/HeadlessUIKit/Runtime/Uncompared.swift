/// A value that is ignored when its owner is compared, because closures cannot be compared.
package struct Uncompared<Value>: Hashable {
  package var value: Value

  package init(value: Value) { self.value = value }

  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension Uncompared: Sendable where Value: Sendable {}
