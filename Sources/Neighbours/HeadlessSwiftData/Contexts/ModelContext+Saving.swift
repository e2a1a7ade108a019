public import Foundation

extension ModelContext {
  /// Is posted before a context saves.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Is posted after a context has saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// What notifications tell.
  public enum NotificationKey: String, Sendable {
    /// The number of the save.
    case queryGeneration
    /// Everything may be another.
    case invalidatedAllIdentifiers
    /// The identifiers of new objects.
    case insertedIdentifiers
    /// The identifiers of objects that have changed.
    case updatedIdentifiers
    /// The identifiers of objects that have gone.
    case deletedIdentifiers
  }

  /// Saves what is pending, all or nothing.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    merge()
    guard hasChanges else { return announceSave([:]) }
    guard container.configuration.allowsSave else { throw CocoaError(.fileWriteNoPermission) }
    // First as the app has left them, so that a save that fails takes no object out of the context.
    try validate()
    var unique = UniqueModels(in: self)
    unique.unite()
    try validate()
    let saved = pending
    ContextSave(saved, of: self).run()
    pending = PendingModels()
    store.tell(of: self)
    announceSave([
      .insertedIdentifiers: saved.inserted.map(\.persistentModelID),
      .updatedIdentifiers: saved.changed.map(\.persistentModelID),
      .deletedIdentifiers: saved.deleted.map(\.persistentModelID),
    ])
    noteRefresh()
  }

  /// Does some work, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func announceSave(_ changes: [NotificationKey: [PersistentIdentifier]]) {
    var info: [AnyHashable: Any] = [:]
    for (key, identifiers) in changes { info[key.rawValue] = identifiers }
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: info)
  }

  /// Holds objects to the limits of their relationships, and to rules that deny deleting.
  private func validate() throws {
    for model in pending.deleted {
      for property in model.plan.relations
      where property.deleteRule == .deny {
        let targets = property.relation?.targets(model) ?? []
        guard targets.allSatisfy(\.isDeleted) else { throw SwiftDataError.modelValidationFailure }
      }
    }
    for model in pending.inserted + pending.changed {
      for property in model.plan.relations {
        guard let said = property.metadata as? Schema.Relationship, let relation = property.relation
        else { continue }
        let count = relation.targets(model).count
        let most = said.maximumModelCount.flatMap { $0 == 0 ? nil : $0 } ?? .max
        guard count >= said.minimumModelCount ?? 0, count <= most else {
          throw SwiftDataError.modelValidationFailure
        }
      }
    }
  }
}
