/// The value of a binding that the focused view says, or a view around it, or the scene in front.
@propertyWrapper
public struct FocusedBinding<Value>: LinkedProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Creates a property of a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value, if something says a binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding<Value?>(binding)
  }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    binding = FocusWatch.of(node, in: &slot).values[keyPath: keyPath]
  }
}
