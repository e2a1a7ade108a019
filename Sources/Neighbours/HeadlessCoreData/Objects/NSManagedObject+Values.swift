import Foundation

extension NSManagedObject {
  // MARK: Reading

  /// Returns the value at a place, and reads it before, if it has not been.
  func stored(at place: Int) -> StoredValue {
    if isFault { fire() }
    return place < values.count ? values[place] : .nothing
  }

  /// Returns the value at a place as Core Data gives it.
  func object(at place: Int) -> Any? { object(of: stored(at: place), at: place) }

  func object(of value: StoredValue, at place: Int) -> Any? {
    guard let relationship = entity.layout.properties[place] as? NSRelationshipDescription else {
      return value.object(of: entity.layout.properties[place] as? NSAttributeDescription)
    }
    let objects = value.references.compactMap(resolve)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Returns an object that this one refers to.
  func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
    companions[id] ?? managedObjectContext?.object(with: id)
  }

  /// Reads the values.
  func fire() {
    guard isFault else { return }
    guard let context = managedObjectContext, let row = context.source.row(objectID) else {
      status.remove(.fault)
      values = entity.layout.defaults.map { _ in .nothing }
      if managedObjectContext?.shouldDeleteInaccessibleFaults == false
        || managedObjectContext == nil
      {
        CoreDataException.inaccessible.raise(
          "CoreData could not fulfill a fault for '\(objectID)'", by: "NSManagedObject",
          details: managedObjectContext == nil
            ? "Its context is gone, or was reset." : "The object was deleted.")
      }
      return
    }
    take(row)
    awakeFromFetch()
  }

  /// Takes the values of a row, and keeps unsaved values.
  func take(_ row: StoredRow) {
    let last = values
    self.row = row
    status.remove(.fault)
    values = row.values
    guard entity.layout.hasTransients, last.count == values.count else { return }
    for (place, property) in entity.layout.properties.enumerated() where property.isTransient {
      values[place] = last[place]
    }
  }

  /// Gives up the values, which are read again when they are needed.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    status = .fault
    values = []
    row = nil
    didTurnIntoFault()
  }

  /// The places of values that differ from the saved ones.
  var changedPlaces: [Int] {
    guard !isFault else { return [] }
    let saved = row?.values ?? entity.layout.defaults
    return values.indices.filter { values[$0] != saved[$0] }
  }

  /// Returns the place of a property, or reports that the property is unknown.
  func place(of key: String, _ message: String) -> Int? {
    let places = entity.layout.places
    if let place = places[key] { return place }
    if key.hasPrefix("primitive"), let first = key.dropFirst(9).first {
      let rest = key.dropFirst(10)
      if let place = places[first.lowercased() + rest] ?? places["\(first)\(rest)"] {
        return place
      }
    }
    guard key != "objectID" else { return nil }
    CoreDataException.unknownKey.raise(
      "[<\(type(of: self))> \(message)]: the entity \(entity.name ?? "") is not key value "
        + "coding-compliant for the key \"\(key)\".", by: "NSManagedObject",
      details: "Properties of \(entity.name ?? ""): \(places.keys.sorted().joined(separator: ", "))"
    )
    return nil
  }

  // MARK: Setting

  /// Sets the value at a place, and both ends of a relationship.
  func set(_ value: Any?, at place: Int) {
    guard let stored = stored(value, at: place) else { return }
    if let relationship = entity.layout.properties[place] as? NSRelationshipDescription {
      relate(place, relationship, to: stored)
    } else {
      write(stored, at: place)
    }
  }

  /// Sets what is stored at a place.
  func write(_ value: StoredValue, at place: Int) {
    if isFault { fire() }
    managedObjectContext?.willChange(self)
    values[place] = value
    managedObjectContext?.didChange(self)
  }

  /// Returns what is stored for a value, or reports that it is of another type.
  func stored(_ value: Any?, at place: Int) -> StoredValue? {
    let property = entity.layout.properties[place]
    if let relationship = property as? NSRelationshipDescription {
      return references(value, relationship)
    }
    guard let value = ManagedForms.flattened(value),
      let attribute = property as? NSAttributeDescription
    else { return .nothing }
    if let stored = StoredValue(value, for: attribute) { return stored }
    CoreDataException.invalidArgument.raise(
      "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
        + "\(ObjectWords.className(of: attribute)); given type = \(type(of: value)); "
        + "value = \(value).", by: "NSManagedObject.setValue(_:forKey:)")
    return nil
  }

  private func references(
    _ value: Any?, _ relationship: NSRelationshipDescription
  ) -> StoredValue? {
    var objects: [NSManagedObject] = []
    switch ManagedForms.flattened(value) {
    case nil: break
    case let object as NSManagedObject: objects = [object]
    case let set as NSOrderedSet: objects = set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: objects = set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: objects = Array(set)
    case let array as [NSManagedObject]: objects = array
    case let value?:
      CoreDataException.invalidArgument.raise(
        "Unacceptable type of value for \(relationship.isToMany ? "to-many" : "to-one") "
          + "relationship: property = \"\(relationship.name)\"; desired type = "
          + "\(relationship.isToMany ? "NSSet" : relationship.destinationEntity?.name ?? ""); "
          + "given type = \(type(of: value)); value = \(value).",
        by: "NSManagedObject.setValue(_:forKey:)")
      return nil
    }
    for object in objects where !accepts(object, relationship) { return nil }
    let ids = objects.map(\.objectID)
    guard relationship.isToMany else { return ids.first.map { .one($0) } ?? .nothing }
    guard relationship.isOrdered else { return .many(Set(ids)) }
    var seen: Set<NSManagedObjectID> = []
    return .ordered(ids.filter { seen.insert($0).inserted })
  }

  /// Whether a relationship can lead to an object.
  func accepts(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> Bool {
    guard let destination = relationship.destinationEntity,
      object.entity.name == destination.name
        || object.entity.isDescendant(of: destination.name ?? "")
    else {
      CoreDataException.invalidArgument.raise(
        "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; "
          + "desired type = \(relationship.destinationEntity?.name ?? ""); given type = "
          + "\(object.entity.name ?? ""); value = \(object).", by: "NSManagedObject")
      return false
    }
    guard object.managedObjectContext === managedObjectContext else {
      CoreDataException.invalidArgument.raise(
        "Illegal attempt to establish a relationship '\(relationship.name)' between objects in "
          + "different contexts (source = \(self) , destination = \(object))",
        by: "NSManagedObject")
      return false
    }
    if managedObjectContext == nil { companions[object.objectID] = object }
    return true
  }
}
