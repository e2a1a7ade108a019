/// A value that the focused view says, or a view around it, or the scene in front.
@propertyWrapper
public struct FocusedValue<Value>: LinkedProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Creates a property of a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// Creates a property of an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = \.[FocusedClass<Value>()]
  }

  /// The value, if something says one.
  public var wrappedValue: Value? { value }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    value = FocusWatch.of(node, in: &slot).values[keyPath: keyPath]
  }
}
