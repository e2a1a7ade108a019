/// What tells a value that containers read of the views within them.
public protocol _ViewTraitKey {
  /// The type of value.
  associatedtype Value

  /// The value of a view that does not say so.
  static var defaultValue: Value { get }
}

/// What containers read of the views within them.
struct ViewTraits {
  /// Which views get room first.
  var priority = 0.0
  /// Which views lie in front.
  var zIndex = 0.0
  /// The identity of the element of `ForEach` that the view is.
  var element: AnyHashable?
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
