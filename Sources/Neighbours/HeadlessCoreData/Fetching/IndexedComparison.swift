import Foundation
import Predicates

/// The part of a condition for which a store looks into an index: a property is one of some values.
struct IndexedComparison {
  let place: Int
  let values: [StoredValue]

  /// Finds the part in the condition of a request for an entity; `nil` for any other condition.
  init?(_ condition: PredicateCondition, _ layout: EntityLayout) {
    switch condition {
    case .comparison(let comparison): self.init(comparison, layout)
    case .all(let conditions):
      guard let found = conditions.lazy.compactMap({ Self($0, layout) }).first else { return nil }
      self = found
    case .always, .not, .any, .opaque: return nil
    }
  }

  private init?(_ comparison: PredicateComparison, _ layout: EntityLayout) {
    guard comparison.options.isEmpty, comparison.quantity == nil,
      case .keys(let keys) = comparison.left, keys.count == 1, let place = layout.places[keys[0]],
      let constant = comparison.right.constant
    else { return nil }
    let wanted: [PredicateValue]
    switch comparison.sign {
    case .equal: wanted = [constant]
    case .isIn: wanted = constant.elements ?? []
    default: return nil
    }
    let values = wanted.compactMap { Self.stored($0, layout.properties[place]) }
    // A value of another type may be the same all the same, such as the text of a number.
    guard values.count == wanted.count, !wanted.isEmpty else { return nil }
    self.place = place
    self.values = values
  }

  private static func stored(
    _ value: PredicateValue, _ property: NSPropertyDescription
  ) -> StoredValue? {
    if let relationship = property as? NSRelationshipDescription {
      guard !relationship.isToMany else { return nil }
      switch value {
      case .nothing: return .nothing
      case .subject(let object as NSManagedObject): return .one(object.objectID)
      case .subject(let id as NSManagedObjectID): return .one(id)
      default: return nil
      }
    }
    guard let attribute = property as? NSAttributeDescription else { return nil }
    switch (value, attribute.attributeType) {
    case (.nothing, _): return .nothing
    case (.text(let text), .stringAttributeType): return .text(text)
    case (.uuid(let uuid), .UUIDAttributeType): return .uuid(uuid)
    case (.integer(let number), .integer16AttributeType),
      (.integer(let number), .integer32AttributeType),
      (.integer(let number), .integer64AttributeType),
      (.integer(let number), .booleanAttributeType):
      return .integer(number)
    default: return nil
    }
  }
}
