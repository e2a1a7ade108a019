/// A save of a context: what is pending becomes rows.
struct ContextSave {
  private struct Entry {
    let identifier: PersistentIdentifier
    let model: any PersistentModel
    let values: ModelRow
  }

  private let pending: PendingModels
  private let context: ModelContext
  private let inserted: [Entry]
  private let changed: [Entry]

  init(_ pending: PendingModels, of context: ModelContext) {
    self.pending = pending
    self.context = context
    // Values are read before the store is locked: they may come from there.
    inserted = pending.inserted.map { Self.entry(of: $0) { _ in true } }
    changed = pending.changed.map { model in
      let names = pending.changes(of: model.persistentModelID)
      return Self.entry(of: model) { names.contains($0.name) }
    }
  }

  private static func entry(
    of model: any PersistentModel, _ isWanted: (ModelProperty) -> Bool
  ) -> Entry {
    var values: ModelRow = [:]
    for property in model.plan.properties where !property.isEphemeral && isWanted(property) {
      values[property.name] = property.stored(of: model)
    }
    return Entry(identifier: model.persistentModelID, model: model, values: values)
  }

  func run() {
    let content = context.store.change { content in
      content.save += 1
      let gone = Dictionary(grouping: pending.deleted.map(\.persistentModelID), by: \.entityName)
      for (entity, identifiers) in gone { content.tables[entity]?.remove(Set(identifiers)) }
      for entry in inserted {
        content.tables[entry.identifier.entityName, default: .init()].write(
          entry.values, for: entry.identifier, in: content.save)
      }
      for entry in changed {
        guard let row = content.row(entry.identifier)?.values else { continue }
        content.tables[entry.identifier.entityName]?.write(
          row.merging(entry.values) { $1 }, for: entry.identifier, in: content.save)
      }
      return content
    }
    context.seen = content.save
    for entry in changed + inserted {
      var saved = entry.identifier
      saved.storeIdentifier = context.store.name
      if let row = content.row(saved) {
        entry.model._swiftDataState.settle(as: saved, row.values, of: entry.model)
      }
    }
    for model in pending.deleted { context.letGo(model) }
  }
}
