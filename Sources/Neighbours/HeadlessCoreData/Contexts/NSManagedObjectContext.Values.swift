/// The kind of queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
  /// The kind of queue that a context belongs to.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType

    /// A queue of its own.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
  }

  /// The time of asynchronous work.
  public enum ScheduledTaskType: Sendable {
    /// At once, if that is possible.
    case immediate
    /// After what is waiting.
    case enqueued
  }
}
