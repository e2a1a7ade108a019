import Foundation
package import Predicates

extension NSManagedObject: PredicateSubject {
  /// Returns the value of a property, or the object itself, or its identifier.
  package func predicateValue(forKey key: String) -> PredicateValue {
    guard let place = entity.layout.places[key] else {
      return key == "objectID" ? .subject(objectID) : key == "self" ? .subject(self) : .nothing
    }
    let value = stored(at: place)
    guard let relationship = entity.layout.properties[place] as? NSRelationshipDescription else {
      return value.compared
    }
    let objects = value.references.compactMap(resolve).map { PredicateValue.subject($0) }
    return relationship.isToMany ? .list(objects) : objects.first ?? .nothing
  }

  package var predicateIdentity: AnyHashable { objectID }
}
