extension NSManagedObjectModel {
  /// Returns the entity of a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    ManagedClasses.know(type)
    let name = ManagedClasses.name(of: type)
    let same = entities.filter {
      ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == name
    }
    return same.first { $0.managedObjectClass == type } ?? same.first ?? entitiesByName[name]
  }
}
