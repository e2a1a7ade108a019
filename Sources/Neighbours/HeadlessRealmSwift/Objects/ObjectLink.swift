/// A value that may be missing.
protocol OptionalValue {
  /// What is there, without the optional.
  var present: Any? { get }
}

/// A value that may be another object.
protocol ObjectLink {
  var linkedObject: RLMObjectBase? { get }

  /// The value that leads to an object, where it is of the right class.
  static func link(to object: RLMObjectBase?) -> Self?

  /// Makes an object of a dictionary or an array.
  static func make(_ value: Any) -> Self
}
