public import Observation

/// A class whose objects a container keeps, as `@Model` makes it.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What is kept of an object.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// What an object knows of its row and its context, which the rewritten class keeps.
  var _swiftDataState: _ModelState { get }

  /// Creates an object for a row, whose properties come from there.
  init(_swiftDataState: _ModelState)
}

extension PersistentModel {
  /// The identity of the object, in all contexts.
  public var persistentModelID: PersistentIdentifier { _swiftDataState.identifier(of: Self.self) }

  /// The identity of the object, if the class has no other.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object has been inserted into, or comes from.
  public var modelContext: ModelContext? { _swiftDataState.context }

  /// Whether something of the object is not saved.
  public var hasChanges: Bool {
    _swiftDataState.context?.current.has(persistentModelID) ?? false
  }

  /// Whether the object goes with the next save.
  public var isDeleted: Bool { _swiftDataState.isDeleted }

  var plan: EntityPlan { _swiftDataState.plan(of: Self.self) }

  /// Whether both are the same object of the store.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs || lhs.persistentModelID == rhs.persistentModelID
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
