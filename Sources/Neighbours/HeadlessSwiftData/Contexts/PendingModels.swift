/// What a context has not saved, in the order in which it happened.
struct PendingModels {
  private(set) var inserted: [any PersistentModel] = []
  private(set) var changed: [any PersistentModel] = []
  private(set) var deleted: [any PersistentModel] = []
  private var insertedKeys: Set<PersistentIdentifier> = []
  private var deletedKeys: Set<PersistentIdentifier> = []
  private var changes: [PersistentIdentifier: Set<String>] = [:]

  var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }

  func has(_ identifier: PersistentIdentifier) -> Bool {
    isInserted(identifier) || isDeleted(identifier) || changes[identifier] != nil
  }

  func isInserted(_ identifier: PersistentIdentifier) -> Bool { insertedKeys.contains(identifier) }
  func isDeleted(_ identifier: PersistentIdentifier) -> Bool { deletedKeys.contains(identifier) }

  /// The names of properties that were set.
  func changes(of identifier: PersistentIdentifier) -> Set<String> { changes[identifier] ?? [] }

  func hasChange(of name: String, in model: any PersistentModel) -> Bool {
    changes(of: model.persistentModelID).contains(name)
  }

  mutating func insert(_ model: any PersistentModel) {
    guard insertedKeys.insert(model.persistentModelID).inserted else { return }
    inserted.append(model)
  }

  mutating func change(_ name: String, of model: any PersistentModel) {
    let identifier = model.persistentModelID
    guard !isInserted(identifier), !isDeleted(identifier) else { return }
    if changes[identifier] == nil { changed.append(model) }
    changes[identifier, default: []].insert(name)
  }

  mutating func delete(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    forgetChanges(of: model)
    guard deletedKeys.insert(identifier).inserted else { return }
    deleted.append(model)
  }

  /// Forgets an object that was never saved.
  mutating func forget(_ model: any PersistentModel) {
    guard insertedKeys.remove(model.persistentModelID) != nil else { return }
    inserted.removeAll { $0 === model }
  }

  /// Lets an object be that was to be deleted.
  mutating func keep(_ model: any PersistentModel) {
    guard deletedKeys.remove(model.persistentModelID) != nil else { return }
    deleted.removeAll { $0 === model }
  }

  mutating func forgetChanges(of model: any PersistentModel) {
    guard changes.removeValue(forKey: model.persistentModelID) != nil else { return }
    changed.removeAll { $0 === model }
  }
}
