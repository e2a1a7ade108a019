/// A property that sends each new value, before it has it.
///
/// A subscriber gets the present value first. A new one goes to `objectWillChange` and to the
/// subscribers while the property still has the old one, and then becomes the property's.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  /// The state that copies of the wrapper, such as a mirror's, share.
  private let state: PublishedState<Value>

  /// Creates a property with a value.
  public init(wrappedValue: Value) { state = PublishedState(wrappedValue) }

  /// Creates a property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The property's publisher.
  public var projectedValue: Publisher {
    get { Publisher(state: state) }
    // What is set has no effect, as in Combine: it lets `assign(to: &$name)` have the property.
    set {}
  }

  /// The value of a property of a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { state.value }
    set { state.send(newValue) }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].state.value }
    set { object[keyPath: storageKeyPath].state.send(newValue) }
  }

  /// The publisher of a property: it never ends.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The kind of values that are sent.
    public typealias Output = Value
    /// The kind of error: none.
    public typealias Failure = Never

    let state: PublishedState<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      state.audience.admit(subscriber) { [state] in state.value }
    }
  }

  func tellBefore(_ publisher: ObservableObjectPublisher) { state.objectWillChange = publisher }
}
