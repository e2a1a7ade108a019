import Foundation

extension NSManagedObject {
  /// Lets a relationship lead to other objects, and theirs back.
  func relate(
    _ place: Int, _ relationship: NSRelationshipDescription, to value: StoredValue
  ) {
    let last = stored(at: place)
    write(value, at: place)
    guard value != last, let inverse = EntityLayout.inversePlace(relationship) else { return }
    let (old, new) = (last.referenceSet, value.referenceSet)
    for id in last.references where !new.contains(id) { resolve(id)?.unlink(self, at: inverse) }
    for id in value.references where !old.contains(id) {
      resolve(id)?.link(self, at: inverse, place)
    }
  }

  /// Adds objects to a relationship, in front of the one at an index, or at the end.
  func add(
    _ objects: [NSManagedObject], to place: Int, _ relationship: NSRelationshipDescription,
    at index: Int? = nil
  ) {
    for object in objects where !accepts(object, relationship) { return }
    var value = stored(at: place)
    if case .ordered(var ids) = value, let index {
      let added = objects.map(\.objectID)
      ids.removeAll { added.contains($0) }
      ids.insert(contentsOf: added, at: min(max(index, 0), ids.count))
      value = .ordered(ids)
    } else {
      for object in objects { value.add(object.objectID) }
    }
    relate(place, relationship, to: value)
  }

  /// Removes objects from a relationship.
  func remove(
    _ objects: [NSManagedObject], from place: Int, _ relationship: NSRelationshipDescription
  ) {
    var value = stored(at: place)
    for object in objects { value.remove(object.objectID) }
    relate(place, relationship, to: value)
  }

  /// Lets the other end of a relationship lead to an object, too, or instead of the last one.
  ///
  /// - Parameter source: The place of the relationship there.
  private func link(_ object: NSManagedObject, at place: Int, _ source: Int) {
    var value = stored(at: place)
    if case .one(let last) = value, last != object.objectID {
      resolve(last)?.unlink(self, at: source)
    }
    if managedObjectContext == nil { companions[object.objectID] = object }
    value.add(object.objectID)
    write(value, at: place)
  }

  /// Lets the other end of a relationship no longer lead to an object.
  func unlink(_ object: NSManagedObject, at place: Int) {
    var value = stored(at: place)
    guard value.refers(to: object.objectID) else { return }
    value.remove(object.objectID)
    write(value, at: place)
  }
}
