/// What Realm knows of a class.
public struct ObjectSchema: CustomStringConvertible {
  /// The name of the class.
  public let className: String
  /// The properties that are kept.
  public let properties: [Property]
  /// The property that identifies objects.
  public let primaryKeyProperty: Property?

  init(of object: RLMObjectBase) {
    className = type(of: object).className()
    let key = object.keyPart?.place.name
    let indexed = type(of: object).indexedProperties()
    properties = object.parts.filter { !$0.isComputed }.map { part in
      let name = part.place.name
      return Property(
        name: name, isArray: part.isCollection, isIndexed: indexed.contains(name) || name == key
      )
    }
    primaryKeyProperty = properties.first { $0.name == key }
  }

  /// Returns a property by its name.
  public subscript(propertyName: String) -> Property? {
    properties.first { $0.name == propertyName }
  }

  /// The name of the class and of its properties.
  public var description: String {
    "\(className) {\n\(properties.map { "\t\($0.name);\n" }.joined())}"
  }
}

/// A property of a class.
public struct Property {
  /// Its name.
  public let name: String
  /// Whether it has several values.
  public let isArray: Bool
  /// Whether it is searched quickly on a device.
  public let isIndexed: Bool
}
