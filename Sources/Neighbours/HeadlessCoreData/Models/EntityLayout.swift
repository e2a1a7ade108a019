/// The places of an entity's properties in its rows.
///
/// What is inherited comes first, so that a property has the same place in all entities of a family.
final class EntityLayout {
  let properties: [NSPropertyDescription]
  let places: [String: Int]
  let attributes: [(place: Int, attribute: NSAttributeDescription)]
  let relationships: [(place: Int, relationship: NSRelationshipDescription)]
  /// The places of the properties of which no two rows have the same values.
  let constraints: [[Int]]
  let hasTransients: Bool
  /// The values of new objects.
  let defaults: [StoredValue]

  init(_ entity: NSEntityDescription) {
    properties = entity.properties
    let places = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    self.places = places
    attributes = properties.enumerated().compactMap { place, property in
      (property as? NSAttributeDescription).map { (place, $0) }
    }
    relationships = properties.enumerated().compactMap { place, property in
      (property as? NSRelationshipDescription).map { (place, $0) }
    }
    var constraints: [[Int]] = []
    var next: NSEntityDescription? = entity
    while let entity = next {
      constraints += entity.uniquenessConstraints.map { names in
        names.compactMap { name in
          places[(name as? NSPropertyDescription)?.name ?? name as? String ?? ""]
        }
      }
      next = entity.superentity
    }
    self.constraints = constraints.filter { !$0.isEmpty }
    hasTransients = properties.contains(where: \.isTransient)
    defaults = properties.map { property in
      switch property {
      case let attribute as NSAttributeDescription: attribute.storedDefault
      case let relationship as NSRelationshipDescription: StoredValue.empty(relationship)
      default: .nothing
      }
    }
  }

  /// Returns the place of the property at the other end of a relationship.
  static func inversePlace(_ relationship: NSRelationshipDescription) -> Int? {
    guard let inverse = relationship.inverseRelationship,
      let entity = relationship.destinationEntity
    else { return nil }
    return entity.layout.places[inverse.name]
  }
}
