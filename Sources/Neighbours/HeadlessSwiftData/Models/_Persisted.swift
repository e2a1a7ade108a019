/// A property of a `@Model` class that a container keeps.
///
/// The value is here. One that is not, or was read before the object got another row, comes from the row.
@propertyWrapper
public struct _Persisted<Value> {
  private var value: Value?
  private var generation = 0

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a property of an object of the store.
  public init(_inStore: Void) {}

  /// Only classes have such properties.
  @available(*, unavailable, message: "@Model requires a class")
  public var wrappedValue: Value {
    get { ModelIssue.stop("@Model requires a class") }
    // swift-format-ignore
    set {}
  }

  /// The value in an object.
  public static subscript<Model: PersistentModel>(
    _enclosingInstance model: Model, wrapped path: ReferenceWritableKeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, Self>
  ) -> Value {
    get {
      let state = model._swiftDataState
      state.registrar.access(model, keyPath: path)
      if let value = current(model, state, path, storage) { return value }
      ModelIssue.stop(
        """
        This model instance was invalidated because its backing data could no longer be found the \
        store. \(model.persistentModelID)
        """)
    }
    set {
      let state = model._swiftDataState
      let property = state.property(of: Model.self, at: path)
      let isSet = property?.relation != nil && current(model, state, path, storage) != nil
      let old = isSet ? property?.relation?.targets(model) ?? [] : []
      state.registrar.withMutation(of: model, keyPath: path) {
        model[keyPath: storage].value = newValue
        model[keyPath: storage].generation = state.generation
      }
      if let property { Inverses.changed(property, of: model, from: old) }
    }
  }

  private static func current<Model: PersistentModel>(
    _ model: Model, _ state: _ModelState, _ path: AnyKeyPath,
    _ storage: ReferenceWritableKeyPath<Model, Self>
  ) -> Value? {
    let kept = model[keyPath: storage]
    if kept.generation == state.generation, let value = kept.value { return value }
    // What the row lacks has the value that the class declares.
    guard let value = state.load(model, path) ?? kept.value else { return nil }
    model[keyPath: storage].value = value
    model[keyPath: storage].generation = state.generation
    return value
  }
}

extension _Persisted where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() { value = .some(nil) }
}
