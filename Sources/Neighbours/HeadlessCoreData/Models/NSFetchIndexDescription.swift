public import Foundation

/// An index of an entity, which changes no result.
///
/// A store makes an index of each property that fetches compare with a value, declared or not.
open class NSFetchIndexDescription: NSObject {
  /// The index's name.
  open var name: String

  /// The properties.
  open var elements: [NSFetchIndexElementDescription]

  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}
