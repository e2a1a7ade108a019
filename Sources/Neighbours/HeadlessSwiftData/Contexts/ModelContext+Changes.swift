extension ModelContext {
  // MARK: Inserting

  /// Has an object saved with the next save, and all that it leads to.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    followApplication()
    let state = model._swiftDataState
    if state.context === self { return keep(model) }
    guard state.context == nil else {
      return ModelIssue.fail("Illegal attempt to insert a model in to a different model context.")
    }
    let plan = model.plan
    guard container.schema.has(plan.type) else {
      return ModelIssue.fail(
        "Failed to find a currently active container for \(plan.name).")
    }
    state.context = self
    state.isDeleted = false
    registered[model.persistentModelID] = model
    pending.insert(model)
    for property in plan.relations {
      let inverse = plan.inverse(of: property)?.relation
      for target in property.relation?.targets(model) ?? [] {
        if target._swiftDataState.context == nil { insertAny(target) }
        inverse?.add(model, target)
      }
    }
    noteRefresh()
  }

  /// Takes back that an object is to be deleted.
  private func keep(_ model: any PersistentModel) {
    guard model.isDeleted else { return }
    model._swiftDataState.isDeleted = false
    pending.keep(model)
    // What was set before, and what deleting has taken from it, is not in its row.
    for property in model.plan.properties { pending.change(property.name, of: model) }
    noteRefresh()
  }

  // MARK: Deleting

  /// Deletes an object with the next save.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  /// Deletes the objects of a class for which a predicate holds with the next save.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { deleteAny(model) }
  }

  private func deleteAny(_ model: any PersistentModel) {
    followApplication()
    let state = model._swiftDataState
    guard state.context === self, !state.isDeleted else { return }
    let plan = model.plan
    let led = plan.relations.map { ($0, $0.relation?.targets(model) ?? []) }
    state.isDeleted = true
    if pending.isInserted(model.persistentModelID) {
      pending.forget(model)
      letGo(model)
    } else {
      pending.delete(model)
    }
    for (property, targets) in led { follow(property, of: model, plan, targets) }
    eachUnpairedOwner(of: model) { relation, owner in relation.remove(model, owner) }
    noteRefresh()
  }

  /// Does what the rule of a relationship wants.
  private func follow(
    _ property: ModelProperty, of model: any PersistentModel, _ plan: EntityPlan,
    _ targets: [any PersistentModel]
  ) {
    switch property.deleteRule {
    case .deny, .noAction: break
    case .cascade: for target in targets { deleteAny(target) }
    case .nullify:
      let inverse = plan.inverse(of: property)?.relation
      for target in targets { inverse?.remove(model, target) }
    }
  }

  /// Does something with the objects that lead to another one, which knows nothing of them.
  func eachUnpairedOwner(
    of model: any PersistentModel, _ work: (ModelRelation, any PersistentModel) -> Void
  ) {
    for plan in container.schema.plans {
      for property in plan.relations where plan.inverse(of: property) == nil {
        guard let relation = property.relation, relation.destination == type(of: model) else {
          continue
        }
        for owner in registered.values where type(of: owner) == plan.type && !owner.isDeleted {
          if relation.targets(owner).contains(where: { $0 === model }) { work(relation, owner) }
        }
      }
    }
  }

  /// Lets an object go, which belongs to no context any more.
  func letGo(_ model: any PersistentModel) {
    registered[model.persistentModelID] = nil
    model._swiftDataState.context = nil
    model._swiftDataState.isDeleted = false
  }

  // MARK: Taking back

  /// Takes back all that is not saved.
  public func rollback() {
    let content = store.content
    for model in pending.inserted { letGo(model) }
    for model in pending.deleted { model._swiftDataState.isDeleted = false }
    let models = pending.changed + pending.deleted
    for model in models {
      if let row = content.row(model.persistentModelID) {
        model._swiftDataState.take(row.values, of: model)
      }
    }
    pending = PendingModels()
    noteRefresh()
  }

  /// Takes what other contexts have saved; objects that were changed here stay as they are until they are
  /// saved.
  func merge() {
    let content = store.content
    guard content.save != seen else { return }
    let last = seen
    seen = content.save
    for (identifier, model) in registered where !pending.isInserted(identifier) {
      guard let row = content.row(identifier) else {
        pending.keep(model)
        pending.forgetChanges(of: model)
        letGo(model)
        continue
      }
      if row.save > last, !pending.has(identifier) {
        model._swiftDataState.take(row.values, of: model)
      }
    }
    noteRefresh()
  }
}

extension ModelProperty {
  var deleteRule: Schema.Relationship.DeleteRule {
    (metadata as? Schema.Relationship)?.deleteRule ?? .nullify
  }
}
