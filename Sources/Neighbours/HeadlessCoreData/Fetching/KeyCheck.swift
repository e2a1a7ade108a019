import Foundation
import Predicates

/// Makes sure that an entity has the properties that a request names, as stores do.
struct KeyCheck {
  /// The error for a missing property, which has been reported.
  struct Missing: Error {}

  private let entity: NSEntityDescription

  init(_ entity: NSEntityDescription) { self.entity = entity }

  func check(_ condition: PredicateCondition, _ plan: FetchPlan) throws {
    try check(condition)
    for order in (plan.sortDescriptors ?? []).compactMap(\.order) { try check(order.keys) }
  }

  private func check(_ condition: PredicateCondition) throws {
    switch condition {
    case .not(let inner): try check(inner)
    case .all(let conditions), .any(let conditions): for inner in conditions { try check(inner) }
    case .comparison(let comparison):
      try check(comparison.left)
      try check(comparison.right)
    case .always, .opaque: break
    }
  }

  private func check(_ expression: PredicateOperand) throws {
    switch expression {
    case .keys(let keys): try check(keys)
    case .list(let elements), .function(_, let elements):
      for element in elements { try check(element) }
    case .path(let start, _), .subquery(let start, _, _): try check(start)
    case .subject, .variable, .constant: break
    }
  }

  /// Returns the property of an entity, or of one that inherits from it.
  private func property(_ key: String, of entity: NSEntityDescription) -> NSPropertyDescription? {
    for member in entity.family {
      if let place = member.layout.places[key] { return member.layout.properties[place] }
    }
    return nil
  }

  private func check(_ keys: [String]) throws {
    var entity: NSEntityDescription? = entity
    for key in keys {
      guard let known = entity else { return }
      if key.hasPrefix("@") || ["self", "objectID"].contains(key) { continue }
      guard let property = property(key, of: known) else {
        CoreDataException.invalidArgument.raise(
          "keypath \(keys.joined(separator: ".")) not found in entity \(self.entity.name ?? "")",
          by: "NSManagedObjectContext.fetch(_:)",
          details: "Properties of \(known.name ?? ""): "
            + known.layout.places.keys.sorted().joined(separator: ", "))
        throw CoreDataErrors.make(
          NSCoreDataError,
          "keypath \(keys.joined(separator: ".")) not found in entity "
            + "\(self.entity.name ?? "")")
      }
      entity = (property as? NSRelationshipDescription)?.destinationEntity
    }
  }
}
