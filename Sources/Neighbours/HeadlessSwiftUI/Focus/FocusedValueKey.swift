/// What tells a value that goes with the focus from others.
public protocol FocusedValueKey {
  /// The type of value.
  associatedtype Value
}
