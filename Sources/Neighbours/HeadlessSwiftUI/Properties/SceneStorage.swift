/// A value of the scene, which is there again when the scene is.
@propertyWrapper
public struct SceneStorage<Value>: LinkedProperty {
  private let key: String
  private let coding: DefaultsCoding<Value>
  private var location: SceneLocation<Value>?

  init(_ key: String, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.coding = coding
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? coding.read(nil) }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(coding.read(nil))
  }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    let kept =
      slot as? SceneLocation<Value> ?? SceneLocation(key, SceneValues.of(node), coding)
    slot = kept
    location = kept
  }
}

extension SceneStorage {
  /// Creates a property of a value of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .plain(wrappedValue))
  }

  /// Creates a property of a value of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .plain(wrappedValue))
  }

  /// Creates a property of a value of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .plain(wrappedValue))
  }

  /// Creates a property of a value of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .plain(wrappedValue))
  }

  /// Creates a property of a value of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .plain(wrappedValue))
  }

  /// Creates a property of a value of the scene.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .url(wrappedValue))
  }

  /// Creates a property of a value of the scene that another one stands for.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(wrappedValue))
  }

  /// Creates a property of a value of the scene that another one stands for.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of a value of the scene that need not be there.
  public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }
  /// Creates a property of a value of the scene that need not be there.
  public init(_ key: String) where Value == Int? { self.init(key, .optional()) }
  /// Creates a property of a value of the scene that need not be there.
  public init(_ key: String) where Value == Double? { self.init(key, .optional()) }
  /// Creates a property of a value of the scene that need not be there.
  public init(_ key: String) where Value == String? { self.init(key, .optional()) }
  /// Creates a property of a value of the scene that need not be there.
  public init(_ key: String) where Value == Data? { self.init(key, .optional()) }
}
