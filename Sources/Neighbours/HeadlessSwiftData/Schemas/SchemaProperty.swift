/// What is said of a property with `@Attribute` or `@Relationship`.
public protocol SchemaProperty: AnyObject, Sendable {
  /// The name of the property.
  var name: String { get }
  /// The name that the property had in an older schema, or its own.
  var originalName: String { get }
  /// What makes a schema with the same names another one.
  var hashModifier: String? { get }
}
