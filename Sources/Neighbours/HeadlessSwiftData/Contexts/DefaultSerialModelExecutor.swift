import HeadlessUIKit

/// What does the work of an actor with a context: turns of the main loop, so that the order does not depend
/// on threads.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  private let context: MainActorOnly<ModelContext>

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { context = MainActorOnly(modelContext) }

  /// The context.
  public var modelContext: ModelContext { MainActor.runUnchecked { context.value } }

  /// Does a job of the actor's on a turn.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    MainTurn.post("SwiftData") { [executor = asUnownedSerialExecutor()] in
      job.runSynchronously(on: executor)
    }
  }
}
