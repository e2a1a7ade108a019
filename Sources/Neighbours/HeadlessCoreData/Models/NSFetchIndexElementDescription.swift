public import Foundation

/// A part of an index: a property.
open class NSFetchIndexElementDescription: NSObject {
  /// The property.
  public let property: NSPropertyDescription?

  /// The property's name.
  open var propertyName: String? { property?.name }

  /// Whether the index has the values in ascending order.
  open var isAscending = true

  /// The way in which the values are found.
  public let collationType: NSFetchIndexElementType

  /// Creates a part of an index.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}

/// The way in which an index finds values.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// By their order.
  case binary = 0
  /// By their place.
  case rTree = 1
}
