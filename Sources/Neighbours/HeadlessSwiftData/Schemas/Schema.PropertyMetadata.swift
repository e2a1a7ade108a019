extension Schema {
  /// What is known of a property of a `@Model` class.
  public struct PropertyMetadata: Sendable {
    enum Content: Sendable {
      case property(ModelProperty)
      case uniqueness([[any AnyKeyPath & Sendable]])
    }

    let content: Content

    private init(_ property: ModelProperty) { content = .property(property) }

    /// An attribute of a rewritten class.
    public static func _persisted<Model: PersistentModel, Value>(
      _ name: String, _ path: any ReferenceWritableKeyPath<Model, Value> & Sendable,
      hasDefault: Bool = false,
      _ metadata: (any SchemaProperty)? = nil
    ) -> Self {
      Self(ModelProperty(name, path, hasDefault: hasDefault, metadata))
    }

    /// A relationship of a rewritten class that leads to one object.
    public static func _persisted<Model: PersistentModel, Target: PersistentModel>(
      _ name: String, _ path: any ReferenceWritableKeyPath<Model, Target> & Sendable,
      hasDefault: Bool = false,
      _ metadata: (any SchemaProperty)? = nil
    ) -> Self {
      let relation = ModelRelation(to: Target.self, isToOne: true, path) {
        [$0]
      } make: {
        $0.first as? Target
      }
      return Self(ModelProperty(name, path, hasDefault: hasDefault, metadata, relation))
    }

    /// A relationship of a rewritten class that leads to one object or none.
    public static func _persisted<Model: PersistentModel, Target: PersistentModel>(
      _ name: String, _ path: any ReferenceWritableKeyPath<Model, Target?> & Sendable,
      hasDefault: Bool = false,
      _ metadata: (any SchemaProperty)? = nil
    ) -> Self {
      let relation = ModelRelation(to: Target.self, isToOne: true, path) {
        $0.map { [$0] } ?? []
      } make: {
        .some($0.first as? Target)
      }
      return Self(ModelProperty(name, path, hasDefault: hasDefault, metadata, relation))
    }

    /// A relationship of a rewritten class that leads to several objects.
    public static func _persisted<Model: PersistentModel, Target: PersistentModel>(
      _ name: String, _ path: any ReferenceWritableKeyPath<Model, [Target]> & Sendable,
      hasDefault: Bool = false,
      _ metadata: (any SchemaProperty)? = nil
    ) -> Self {
      let relation = ModelRelation(to: Target.self, isToOne: false, path) {
        $0
      } make: {
        $0.compactMap { $0 as? Target }
      }
      return Self(ModelProperty(name, path, hasDefault: hasDefault, metadata, relation))
    }

    /// A relationship of a rewritten class that leads to several objects, or is `nil`.
    public static func _persisted<Model: PersistentModel, Target: PersistentModel>(
      _ name: String, _ path: any ReferenceWritableKeyPath<Model, [Target]?> & Sendable,
      hasDefault: Bool = false, _ metadata: (any SchemaProperty)? = nil
    ) -> Self {
      let relation = ModelRelation(to: Target.self, isToOne: false, path) {
        $0 ?? []
      } make: {
        .some($0.compactMap { $0 as? Target })
      }
      return Self(ModelProperty(name, path, hasDefault: hasDefault, metadata, relation))
    }

    /// The properties by which objects of a rewritten class are told apart, together.
    public static func _unique<Model: PersistentModel>(
      _ model: Model.Type, _ constraints: [any PartialKeyPath<Model> & Sendable]...
    ) -> Self {
      Self(constraints)
    }

    private init(_ constraints: [[any AnyKeyPath & Sendable]]) {
      content = .uniqueness(constraints)
    }
  }
}
