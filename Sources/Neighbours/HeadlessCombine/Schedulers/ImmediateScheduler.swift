/// A scheduler that runs work inside the call.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// No options.
  public typealias SchedulerOptions = Never

  /// A moment that says nothing: all work is done at once.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The time to another moment: none.
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval { 0 }
    /// The moment itself.
    public func advanced(by n: SchedulerInterval) -> SchedulerTimeType { self }
  }

  /// The one there is.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs work, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
