/// A property of a `@Model` class, as the store sees it.
struct ModelProperty: Sendable {
  let name: String
  let path: any AnyKeyPath & Sendable
  let hasDefault: Bool
  let metadata: (any SchemaProperty)?
  let relation: ModelRelation?
  /// Tells what has read the property that it is another one.
  let announce: @Sendable (any PersistentModel) -> Void
  /// The value of an attribute.
  private let attribute: @Sendable (any PersistentModel) -> Any?
  /// Gives the value of an attribute to another object.
  let copy: @Sendable (any PersistentModel, any PersistentModel) -> Void

  /// The name that an older schema may have for it.
  var originalName: String {
    metadata.flatMap { $0.originalName.isEmpty ? nil : $0.originalName } ?? name
  }
  var isUnique: Bool { (metadata as? Schema.Attribute)?.options.contains(.unique) == true }
  var isEphemeral: Bool { (metadata as? Schema.Attribute)?.options.contains(.ephemeral) == true }

  init<Model: PersistentModel, Value>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Model, Value> & Sendable, hasDefault: Bool,
    _ metadata: (any SchemaProperty)?, _ relation: ModelRelation? = nil
  ) {
    self.name = name
    self.path = path
    self.hasDefault = hasDefault || Value.self is any ExpressibleByNilLiteral.Type
    self.metadata = metadata
    self.relation = relation
    announce = { model in
      guard let model = model as? Model else { return }
      model._swiftDataState.registrar.withMutation(of: model, keyPath: path) {}
    }
    attribute = { ($0 as? Model)?[keyPath: path] }
    copy = { model, other in
      guard let model = model as? Model, let other = other as? Model else { return }
      other[keyPath: path] = model[keyPath: path]
    }
  }

  /// What the store keeps of the property.
  func stored(of model: any PersistentModel) -> Any? {
    relation.map { $0.targets(model).map(\.persistentModelID) } ?? attribute(model)
  }
}

/// A relationship, as code sees it that does not know its types.
struct ModelRelation: Sendable {
  let destination: any PersistentModel.Type
  let isToOne: Bool
  /// What an object leads to.
  let targets: @Sendable (any PersistentModel) -> [any PersistentModel]
  /// What a property has that leads to some objects; `nil` where it cannot be without one.
  let value: @Sendable ([any PersistentModel]) -> Any?
  /// Leads an object to others.
  let setTargets: @Sendable ([any PersistentModel], any PersistentModel) -> Void

  init<Model: PersistentModel, Value>(
    to destination: any PersistentModel.Type, isToOne: Bool,
    _ path: any ReferenceWritableKeyPath<Model, Value> & Sendable,
    read: @escaping @Sendable (Value) -> [any PersistentModel],
    make: @escaping @Sendable ([any PersistentModel]) -> Value?
  ) {
    self.destination = destination
    self.isToOne = isToOne
    targets = { ($0 as? Model).map { read($0[keyPath: path]) } ?? [] }
    value = { make($0) }
    setTargets = { targets, model in
      guard let model = model as? Model, let value = make(targets) else { return }
      model[keyPath: path] = value
    }
  }

  /// Leads an object to another one, too.
  func add(_ target: any PersistentModel, _ model: any PersistentModel) {
    let now = targets(model)
    if now.contains(where: { $0 === target }) { return }
    setTargets(isToOne ? [target] : now + [target], model)
  }

  /// Leads an object to another one no longer; one that it cannot be without stays.
  func remove(_ target: any PersistentModel, _ model: any PersistentModel) {
    let now = targets(model)
    guard now.contains(where: { $0 === target }) else { return }
    setTargets(now.filter { $0 !== target }, model)
  }
}
