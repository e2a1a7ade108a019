/// A value that lasts as long as the view is there, and whose changes change the view.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let initial: Value
  private(set) var location: StateLocation<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state with its first value.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    RuntimeIssue.log(
      """
      Accessing State's value outside of being installed on a View. This will result in a constant \
      Binding of the initial value and will not update.
      """)
    return .constant(initial)
  }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    if let kept = slot {
      // A slot is the place of one property, and holds what this has put into it.
      location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial, node.updates)
      location = made
      slot = made
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
