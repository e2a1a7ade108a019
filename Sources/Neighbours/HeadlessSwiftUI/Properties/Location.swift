/// A place of a value that outlives the structs that refer to it.
protocol Location<Value>: AnyObject {
  associatedtype Value

  /// The value: a body that reads it depends on it.
  func get() -> Value

  /// Sets the value, with what is to be done to views on account of it.
  func set(_ value: Value, _ transaction: Transaction)

  /// Whether another place has the same value, always.
  func isSame(as other: any Location) -> Bool
}

extension Location {
  func isSame(as other: any Location) -> Bool { self === other }
}
