extension Schema {
  /// What is said of a relationship with `@Relationship`.
  public final class Relationship: SchemaProperty {
    /// What becomes of the objects that one leads to when it is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// They stay as they are.
      case noAction
      /// They lead to it no longer.
      case nullify
      /// They are deleted, too.
      case cascade
      /// As long as there are some, it cannot be deleted.
      case deny
    }

    /// How a relationship is kept.
    public struct Option: Equatable, Sendable, CustomDebugStringConvertible {
      /// The name of the option.
      public let debugDescription: String

      /// No two objects lead to the same ones.
      public static let unique = Option(debugDescription: "unique")
    }

    /// The name of the relationship.
    public let name: String
    /// The name that it had in an older schema, or its own.
    public let originalName: String
    /// How it is kept.
    public let options: [Option]
    /// What becomes of the objects that one leads to when it is deleted.
    public let deleteRule: DeleteRule
    /// How many objects there have to be.
    public let minimumModelCount: Int?
    /// How many objects there may be.
    public let maximumModelCount: Int?
    /// The other side.
    public let inverseKeyPath: (any AnyKeyPath & Sendable)?
    /// What makes a schema with the same names another one.
    public let hashModifier: String?
    /// The property.
    public let keypath: (any AnyKeyPath & Sendable)?
    /// The name of the entity that it leads to.
    public let destination: String
    /// Whether it leads to one object at most.
    public let isToOneRelationship: Bool
    /// The name of the other side.
    public let inverseName: String?

    /// Creates what is said of a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: (any AnyKeyPath & Sendable)? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
      (name, destination, isToOneRelationship) = ("", "", false)
      (keypath, inverseKeyPath, inverseName) = (nil, inverse, nil)
    }

    init(_ property: ModelProperty, _ relation: ModelRelation, of plan: EntityPlan) {
      let said = property.metadata as? Relationship
      let inverse = plan.inverse(of: property)
      options = said?.options ?? []
      deleteRule = said?.deleteRule ?? .nullify
      minimumModelCount = said?.minimumModelCount
      maximumModelCount = said?.maximumModelCount
      originalName = property.originalName
      hashModifier = property.metadata?.hashModifier
      (name, keypath, isToOneRelationship) = (property.name, property.path, relation.isToOne)
      destination = Schema.entityName(of: relation.destination)
      (inverseKeyPath, inverseName) = (inverse?.path, inverse?.name)
    }
  }
}
