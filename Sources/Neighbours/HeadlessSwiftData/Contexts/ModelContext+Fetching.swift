extension ModelContext {
  /// The objects of a class that a description tells of.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    merge()
    let plan = EntityPlan.of(T.self)
    guard container.schema.has(T.self) else { return [] }
    var models: [T] = []
    if let table = store.content.tables[plan.name] {
      for identifier in table.order {
        guard let row = table[identifier] else { continue }
        if let model = model(identifier, row, plan) as? T { models.append(model) }
      }
    }
    if descriptor.includePendingChanges {
      models.removeAll(where: \.isDeleted)
      models += pending.inserted.compactMap { $0 as? T }
    }
    return try descriptor.apply(to: models)
  }

  /// The objects of a class that a description tells of, in batches.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(try fetch(descriptor))
  }

  /// How many objects of a class a description tells of.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the objects that a description tells of.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The identities of the objects that a description tells of, in batches.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetchIdentifiers(descriptor))
  }

  /// Calls a closure for each object that a description tells of.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  // MARK: By identity

  /// The object of an identity.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let model = existingModel(for: persistentModelID) { return model }
    guard let type = type(of: persistentModelID) else {
      ModelIssue.stop("The schema has no \(persistentModelID.entityName).")
    }
    // What a device has for an object that is not there: it stops where a value is read.
    return type.init(_swiftDataState: _ModelState(persistentModelID, [:], self))
  }

  /// The object of an identity, if it is known here.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    followApplication()
    return registered[persistentModelID] as? T
  }

  /// The object of an identity, if there is one.
  func existingModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    followApplication()
    if let known = registered[identifier] { return known.isDeleted ? nil : known }
    guard let row = store.content.row(identifier), let type = type(of: identifier) else {
      return nil
    }
    return model(identifier, row.values, EntityPlan.of(type))
  }

  private func type(of identifier: PersistentIdentifier) -> (any PersistentModel.Type)? {
    container.schema.types.first { Schema.entityName(of: $0) == identifier.entityName }
  }

  private func model(
    _ identifier: PersistentIdentifier, _ row: ModelRow, _ plan: EntityPlan
  ) -> any PersistentModel {
    if let known = registered[identifier] { return known }
    var saved = identifier
    saved.storeIdentifier = store.name
    let model = plan.type.init(_swiftDataState: _ModelState(saved, row, self))
    registered[identifier] = model
    return model
  }
}
