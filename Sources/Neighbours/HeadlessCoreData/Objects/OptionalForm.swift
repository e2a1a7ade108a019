/// An optional, of whatever is in it.
protocol OptionalForm {
  static var nothing: Any { get }
  static func wrapped(_ stored: StoredValue, _ object: () -> Any?) -> Any?
  var content: Any? { get }
}
