/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  func get() -> Value { object[keyPath: path] }

  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: path] = value }
  }

  func isSame(as other: any Location) -> Bool {
    guard let other = other as? Self else { return false }
    return object === other.object && path == other.path
  }
}
