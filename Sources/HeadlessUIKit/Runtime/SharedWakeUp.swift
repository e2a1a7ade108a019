import FailureReporting

/// Runs by itself what is due for code that is in no task, such as a synchronous XCTest.
///
/// All loops share one task of the main actor's: a task for each costs more than the rest of an
/// application with a window, and stays in memory until the main actor gets to it.
@MainActor
enum SharedWakeUp {
  private static var sleepers: [Sleeper] = []
  private static var isScheduled = false

  private struct Sleeper {
    let loop: MainLoop
    /// As a task of the loop's own would report its failures.
    let context = ReportingContext()
  }

  /// Whether the code that asks is in no task.
  nonisolated static var isNeeded: Bool { withUnsafeCurrentTask { $0 == nil } }

  /// Has a loop run what is due, in the scopes for failures that are in force now.
  static func wake(_ loop: MainLoop) {
    sleepers.append(Sleeper(loop: loop))
    guard !isScheduled else { return }
    isScheduled = true
    // Detached: it is for others, too, who have nothing to do with what is bound here.
    Task.detached { @MainActor in wakeAll() }
  }

  /// Lets a loop go that has closed.
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
