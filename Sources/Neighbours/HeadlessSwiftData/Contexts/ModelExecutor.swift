/// What does the work of an actor with a context.
public protocol ModelExecutor: SerialExecutor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What does the work of an actor with a context, one job after the other.
public protocol SerialModelExecutor: ModelExecutor {}
