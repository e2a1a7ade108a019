/// What becomes of new objects with the unique values of others: the others take their values.
struct UniqueModels {
  private struct Group: Hashable {
    let entity: String
    let names: [String]
  }

  private let context: ModelContext
  private var index: [Group: [[AnyHashable]: PersistentIdentifier]] = [:]

  init(in context: ModelContext) { self.context = context }

  mutating func unite() {
    for model in context.pending.inserted where !model.plan.uniqueness.isEmpty {
      let other = existing(like: model).flatMap(context.existingModel)
      if let other { unite(model, into: other) }
      note(other ?? model)
    }
  }

  // MARK: Finding others

  private mutating func existing(like model: any PersistentModel) -> PersistentIdentifier? {
    for names in model.plan.uniqueness {
      guard let key = Self.key(names, { model.plan.value(of: $0, in: model) }) else { continue }
      let group = Group(entity: model.plan.name, names: names)
      let known = index[group] ?? saved(group)
      index[group] = known
      if let found = known[key] { return found }
    }
    return nil
  }

  /// The objects of the store by their unique values, as they are in the context.
  private func saved(_ group: Group) -> [[AnyHashable]: PersistentIdentifier] {
    var index: [[AnyHashable]: PersistentIdentifier] = [:]
    for (identifier, row) in context.store.content.tables[group.entity]?.rows ?? [:]
    where !context.pending.isDeleted(identifier) {
      let changed =
        context.pending.changes(of: identifier).isEmpty
        ? nil : context.registered[identifier]
      let key = Self.key(group.names) { name in
        changed.map { $0.plan.value(of: name, in: $0) } ?? row.values[name]
      }
      if let key { index[key] = identifier }
    }
    return index
  }

  private mutating func note(_ model: any PersistentModel) {
    for names in model.plan.uniqueness {
      guard let key = Self.key(names, { model.plan.value(of: $0, in: model) }) else { continue }
      index[Group(entity: model.plan.name, names: names)]?[key] = model.persistentModelID
    }
  }

  private static func key(_ names: [String], _ value: (String) -> Any?) -> [AnyHashable]? {
    let key = names.compactMap { AttributeValue.key(value($0)) }
    return key.count == names.count ? key : nil
  }

  // MARK: Uniting

  private func unite(_ model: any PersistentModel, into other: any PersistentModel) {
    let plan = model.plan
    for property in plan.properties {
      guard let relation = property.relation else {
        property.copy(model, other)
        continue
      }
      let targets = relation.targets(model)
      let inverse = plan.inverse(of: property)?.relation
      for target in targets { inverse?.remove(model, target) }
      if relation.isToOne { relation.setTargets(targets, other) }
      for target in targets { relation.add(target, other) }
    }
    context.eachUnpairedOwner(of: model) { relation, owner in
      relation.remove(model, owner)
      relation.add(other, owner)
    }
    context.pending.forget(model)
    context.letGo(model)
  }
}

extension EntityPlan {
  /// What the store would keep of a property.
  fileprivate func value(of name: String, in model: any PersistentModel) -> Any? {
    property(named: name)?.stored(of: model)
  }
}
