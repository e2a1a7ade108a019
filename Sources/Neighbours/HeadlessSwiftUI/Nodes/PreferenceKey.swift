/// What tells a value that views say to those around.
public protocol PreferenceKey {
  /// The type of value.
  associatedtype Value

  /// The value where no view says one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view to that of the views before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// There is no value where no view says one.
  public static var defaultValue: Value { nil }
}
