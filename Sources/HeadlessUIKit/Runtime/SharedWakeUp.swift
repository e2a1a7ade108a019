import FailureReporting

/// Runs due work for code that is in no task, such as a synchronous XCTest.
///
/// All loops share one task on the main actor. A task for each loop would cost more than the rest
/// of an application with a window, and would stay in memory until the main actor runs it.
@MainActor
enum SharedWakeUp {
  private static var sleepers: [Sleeper] = []
  private static var isScheduled = false

  private struct Sleeper {
    let loop: MainLoop
    /// The context for failures, which a task of the loop's own would have.
    let context = ReportingContext()
  }

  /// Whether the calling code is in no task.
  nonisolated static var isNeeded: Bool { withUnsafeCurrentTask { $0 == nil } }

  /// Schedules a loop's due work, in the failure scopes of the calling code.
  static func wake(_ loop: MainLoop) {
    sleepers.append(Sleeper(loop: loop))
    guard !isScheduled else { return }
    isScheduled = true
    // Detached, because it also serves loops that have nothing to do with the values bound here.
    Task.detached { @MainActor in wakeAll() }
  }

  /// Removes a loop that has closed.
  static func forget(_ loop: MainLoop) {
    sleepers.removeAll { $0.loop === loop }
  }

  private static func wakeAll() {
    isScheduled = false
    let all = sleepers
    sleepers = []
    for sleeper in all { sleeper.context.run { sleeper.loop.wakeUp() } }
  }
}
