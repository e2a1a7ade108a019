/// What tells a value that layouts of the app's read of views.
public protocol LayoutValueKey {
  /// The type of value.
  associatedtype Value

  /// The value of a view that does not say so.
  static var defaultValue: Value { get }
}
