/// The classes whose objects a container keeps.
public final class Schema: Sendable {
  /// The version of how schemas are encoded.
  public static let schemaEncodingVersion = Version(1, 0, 0)

  /// The version of the schema.
  public let version: Version
  let types: [any PersistentModel.Type]

  /// Creates a schema of classes, and of the classes that they lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var all: [any PersistentModel.Type] = []
    var next = types
    while let type = next.first {
      next.removeFirst()
      if all.contains(where: { $0 == type }) { continue }
      all.append(type)
      next += EntityPlan.of(type).relations.compactMap { $0.relation?.destination }
    }
    self.types = all
  }

  /// Creates a schema of classes, and of the classes that they lead to.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates an empty schema.
  public convenience init() { self.init([]) }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  var plans: [EntityPlan] { types.map(EntityPlan.of) }

  /// The entities, one for each class.
  public var entities: [Entity] { plans.map(Entity.init) }

  /// The entities by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entity of a class.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    has(type) ? Entity(EntityPlan.of(type)) : nil
  }

  /// The name of the entity of a class.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
    entityName(of: type)
  }

  static func entityName(of type: any PersistentModel.Type) -> String { String(describing: type) }

  func has(_ type: any PersistentModel.Type) -> Bool { types.contains { $0 == type } }
}

extension Schema: Hashable, CustomDebugStringConvertible {
  private var names: Set<String> { Set(types.map(Schema.entityName)) }

  /// Whether both have the same version and entities.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs === rhs || lhs.version == rhs.version && lhs.names == rhs.names
  }

  /// Hashes version and entities.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(names)
  }

  /// The version and the names of the entities.
  public var debugDescription: String {
    "Schema \(version): \(names.sorted().joined(separator: ", "))"
  }
}
