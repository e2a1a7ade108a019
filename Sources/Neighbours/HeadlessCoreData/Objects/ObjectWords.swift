import Foundation

/// Objects and types as Core Data prints them.
enum ObjectWords {
  /// Returns the values of an object.
  static func data(of object: NSManagedObject) -> String {
    let lines = object.entity.layout.properties.enumerated().map { place, property in
      "    \(property.name) = \(text(object.stored(at: place), property));"
    }
    return (["{"] + lines.sorted() + ["}"]).joined(separator: "\n")
  }

  private static func text(_ value: StoredValue, _ property: NSPropertyDescription) -> String {
    switch value {
    case .nothing: return "nil"
    case .one, .many, .ordered:
      let ids = value.references.map(\.description)
      let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
      return isToMany ? "(\(ids.joined(separator: ", ")))" : ids.first ?? "nil"
    default:
      let object = value.object(of: property as? NSAttributeDescription)
      return object.map { "\"\($0)\"" } ?? "nil"
    }
  }

  /// Returns the name of the class of an attribute's values.
  static func className(of attribute: NSAttributeDescription) -> String {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .transformableAttributeType, .undefinedAttributeType:
      attribute.attributeValueClassName ?? "NSObject"
    }
  }
}
