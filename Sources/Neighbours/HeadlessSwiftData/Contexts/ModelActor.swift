/// An actor with a context of its own, as `@ModelActor` makes it.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What does the actor's work.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// What does the actor's work.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    modelExecutor.asUnownedSerialExecutor()
  }

  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identity, if there is one.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.existingModel(for: id) as? T
  }
}
