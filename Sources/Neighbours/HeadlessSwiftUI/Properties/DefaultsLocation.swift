/// A place in the user defaults.
final class DefaultsLocation<Value>: Location {
  let key: String
  let store: UserDefaults
  private let coding: DefaultsCoding<Value>

  init(_ key: String, _ store: UserDefaults, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  func get() -> Value { coding.read(store.object(forKey: key)) }

  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) {
      if let object = coding.write(value), !Self.isNil(object) {
        store.set(object, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }
  }

  private static func isNil(_ object: Any) -> Bool {
    let mirror = Mirror(reflecting: object)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  func isSame(as other: any Location) -> Bool {
    guard let other = other as? Self else { return false }
    return key == other.key && store === other.store
  }
}
