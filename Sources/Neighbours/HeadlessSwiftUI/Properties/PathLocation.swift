/// A part of the value at another place.
final class PathLocation<Root, Value>: Location {
  private let root: any Location<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: any Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  func get() -> Value { root.get()[keyPath: path] }

  func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: path] = value
    root.set(whole, transaction)
  }

  func isSame(as other: any Location) -> Bool {
    guard let other = other as? Self else { return false }
    return path == other.path && root.isSame(as: other.root)
  }
}
