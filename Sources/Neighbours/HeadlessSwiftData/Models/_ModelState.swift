import Observation

/// What an object of a `@Model` class knows of its row and its context.
public final class _ModelState {
  let registrar = ObservationRegistrar()
  weak var context: ModelContext?
  var isDeleted = false
  /// What the store has of the object.
  private(set) var row: ModelRow = [:]
  /// How often the row was replaced: values of properties that were read before are out of date.
  private(set) var generation = 0
  private var known: PersistentIdentifier?
  private var entity: EntityPlan?

  /// Creates the state of a new object.
  public init() {}

  /// Creates the state of an object of the store.
  init(_ identifier: PersistentIdentifier, _ row: ModelRow, _ context: ModelContext) {
    known = identifier
    self.row = row
    self.context = context
    generation = 1
  }

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let known { return known }
    let made = PersistentIdentifier(of: Schema.entityName(of: type))
    known = made
    return made
  }

  func plan(of type: any PersistentModel.Type) -> EntityPlan {
    if let entity { return entity }
    let plan = EntityPlan.of(type)
    entity = plan
    return plan
  }

  /// Takes what has been saved of an object, and what others have saved of it since it was read.
  func settle(as identifier: PersistentIdentifier, _ row: ModelRow, of model: any PersistentModel) {
    known = identifier
    let own = context?.pending.changes(of: identifier)
    let isOutdated = own.map { own in
      row.contains { !own.contains($0) && !AttributeValue.areSame(self.row[$0], $1) }
    }
    let isNew = self.row.isEmpty
    if isOutdated == true, !isNew { take(row, of: model) } else { self.row = row }
  }

  /// Takes another row, and tells what has read a property that is another one now.
  func take(_ row: ModelRow, of model: any PersistentModel) {
    for property in model.plan.properties
    where !AttributeValue.areSame(self.row[property.name], row[property.name])
      || context?.pending.hasChange(of: property.name, in: model) == true
    { property.announce(model) }
    self.row = row
    generation += 1
  }

  // MARK: Properties

  /// The property at a key path.
  func property<Model: PersistentModel>(of: Model.Type, at path: AnyKeyPath) -> ModelProperty? {
    plan(of: Model.self).property(at: path)
  }

  /// The value of a property in the row, if it is there and of its type.
  func load<Model: PersistentModel, Value>(_ model: Model, _ path: AnyKeyPath) -> Value? {
    guard let property = property(of: Model.self, at: path) else { return nil }
    guard let relation = property.relation else {
      return row[property.name].flatMap { AttributeValue.read($0) }
    }
    guard let identifiers = row[property.name] as? [PersistentIdentifier] else { return nil }
    let targets = identifiers.compactMap { context?.existingModel(for: $0) }
    return relation.value(targets) as? Value
  }
}
