/// A value that a gesture sets while it goes on, and that is what it was at first when that ends.
@propertyWrapper
public struct GestureState<Value>: LinkedProperty {
  private var state: State<Value>
  let initial: Value
  /// Called before the value is what it was at first.
  let reset: (Value, inout Transaction) -> Void

  /// Creates a state with the value that it has without a gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates a state with the value that it has without a gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }

  /// Creates a state with the value that it has without a gesture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state with the value that it has without a gesture.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state with the value that it has without a gesture.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, which a gesture updates.
  public var projectedValue: GestureState<Value> { self }

  /// Where the value is kept, while the view is there.
  var location: StateLocation<Value>? { state.location }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    state.link(&slot, node)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}
