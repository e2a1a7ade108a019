/// A value of the user defaults, whose changes change the view.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
  private let location: DefaultsLocation<Value>

  static var readsEnvironment: Bool { false }

  init(_ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    location = DefaultsLocation(key, store ?? .standard, coding)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    if let watch = slot as? DefaultsWatch, watch.key == location.key { return }
    slot = DefaultsWatch(location.key, location.store, node)
  }
}

extension AppStorage {
  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .plain(wrappedValue))
  }

  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .plain(wrappedValue))
  }

  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, .plain(wrappedValue))
  }

  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, .plain(wrappedValue))
  }

  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .plain(wrappedValue))
  }

  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .plain(wrappedValue))
  }

  /// Creates a property of a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, .url(wrappedValue))
  }

  /// Creates a property of a default that stands for a value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(wrappedValue))
  }

  /// Creates a property of a default that stands for a value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, .optional())
  }

  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, .optional())
  }

  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, .optional())
  }

  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .optional())
  }

  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .optional())
  }

  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .optional())
  }

  /// Creates a property of a default that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store,
      DefaultsCoding(read: { DefaultsCoding<URL>.url(from: $0) }, write: { $0?.absoluteString }))
  }

  /// Creates a property of a default that stands for a value, and need not be there.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw())
  }

  /// Creates a property of a default that stands for a value, and need not be there.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw())
  }
}
