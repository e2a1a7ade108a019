extension Schema {
  /// What is kept of the objects of a class.
  public final class Entity {
    private let plan: EntityPlan

    init(_ plan: EntityPlan) { self.plan = plan }

    /// The name of the class.
    public var name: String { plan.name }

    /// All that is kept.
    public var storedProperties: [any SchemaProperty] {
      plan.properties.map { property in
        if let relation = property.relation { return Relationship(property, relation, of: plan) }
        return Attribute(property)
      }
    }

    /// The values.
    public var attributesByName: [String: Attribute] {
      Dictionary(
        storedProperties.compactMap { $0 as? Attribute }.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// What leads to other objects.
    public var relationshipsByName: [String: Relationship] {
      Dictionary(
        storedProperties.compactMap { $0 as? Relationship }.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// The names of what is unique, alone or together.
    public var uniquenessConstraints: [[String]] { plan.uniqueness }
  }
}
