/// What tells a value of the environment from others.
public protocol EnvironmentKey {
  /// The type of value.
  associatedtype Value

  /// The value where nothing sets it.
  static var defaultValue: Value { get }
}
