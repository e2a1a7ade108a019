import Locks

/// What is known of a `@Model` class, found once.
final class EntityPlan: Sendable {
  private static let known = Locked<[ObjectIdentifier: EntityPlan]>([:])

  let type: any PersistentModel.Type
  let name: String
  let properties: [ModelProperty]
  let relations: [ModelProperty]
  /// By the hashes of paths, which threads cannot share as keys.
  private let byPath: [Int: [ModelProperty]]
  /// The names of properties that are unique, alone or together.
  let uniqueness: [[String]]
  private let inverses = Locked<[String: ModelProperty?]>([:])

  static func of(_ type: any PersistentModel.Type) -> EntityPlan {
    if let plan = known.withLock({ $0[ObjectIdentifier(type)] }) { return plan }
    let plan = EntityPlan(type)
    return known.withLock { known in
      if let first = known[ObjectIdentifier(type)] { return first }
      known[ObjectIdentifier(type)] = plan
      return plan
    }
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = Schema.entityName(of: type)
    var properties: [ModelProperty] = []
    var groups: [[any AnyKeyPath & Sendable]] = []
    for metadata in type.schemaMetadata {
      switch metadata.content {
      case .property(let property): properties.append(property)
      case .uniqueness(let paths): groups += paths
      }
    }
    self.properties = properties
    relations = properties.filter { $0.relation != nil }
    byPath = Dictionary(grouping: properties, by: \.path.hashValue)
    uniqueness =
      properties.filter(\.isUnique).map { [$0.name] }
      + groups.map { $0.compactMap { path in properties.first { $0.path == path }?.name } }
  }

  func property(at path: AnyKeyPath) -> ModelProperty? {
    byPath[path.hashValue]?.first { $0.path == path }
  }
  func property(named name: String) -> ModelProperty? { properties.first { $0.name == name } }

  // MARK: Relationships

  /// The other side of a relationship, if it has one.
  func inverse(of property: ModelProperty) -> ModelProperty? {
    if let known = inverses.withLock({ $0[property.name] }) { return known }
    let found = findInverse(of: property)
    inverses.withLock { $0[property.name] = .some(found) }
    return found
  }

  /// The side that one of both names, or the only one that there can be.
  private func findInverse(of property: ModelProperty) -> ModelProperty? {
    guard let relation = property.relation else { return nil }
    let other = EntityPlan.of(relation.destination)
    if let named = property.namedInverse { return other.property(at: named) }
    if let naming = other.relations.first(where: { $0.namedInverse == property.path }) {
      return naming
    }
    let candidates = other.free(to: type).filter { $0.path != property.path }
    let rivals = free(to: other.type).filter { other !== self || $0.path == property.path }
    return candidates.count == 1 && rivals.count == 1 ? candidates[0] : nil
  }

  /// The relationships to a class that nothing has given an inverse.
  private func free(to destination: any PersistentModel.Type) -> [ModelProperty] {
    let other = EntityPlan.of(destination)
    return relations.filter { property in
      property.relation?.destination == destination && property.namedInverse == nil
        && !other.relations.contains { $0.namedInverse == property.path }
    }
  }
}

extension ModelProperty {
  fileprivate var namedInverse: AnyKeyPath? {
    (metadata as? Schema.Relationship)?.inverseKeyPath
  }
}
