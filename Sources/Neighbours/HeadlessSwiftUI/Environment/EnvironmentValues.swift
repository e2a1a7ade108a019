/// What views around have set for the views within them.
///
/// Copies share what they have until one of them changes.
public struct EnvironmentValues: CustomStringConvertible {
  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage = Storage([:])

  /// Creates an environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(newValue, for: key) }
  }

  /// What is set for a key, if a view around has set something.
  func value(setFor key: Any.Type) -> Any? { storage.values[ObjectIdentifier(key)] }

  mutating func set(_ value: Any, for key: Any.Type) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
    storage.values[ObjectIdentifier(key)] = value
  }

  /// Whether both are the very same.
  func isSame(as other: Self) -> Bool { storage === other.storage }

  /// How many values are set.
  public var description: String { "EnvironmentValues (\(storage.values.count))" }

  // MARK: Objects

  /// The object of a class that a view around has given.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage.values[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
    storage.values[ObjectIdentifier(type)] = object
  }
}
