/// Runs due work for code that is in no task, such as a synchronous XCTest.
///
/// All loops share one task on the main actor. A task for each loop would cost more than the rest
/// of an application with a window, and would stay in memory until the main actor runs it.
@MainActor
enum SharedWakeUp {
  private static var sleepers: [MainLoop] = []
  private static var isScheduled = false

  /// Whether the calling code is in no task.
  nonisolated static var isNeeded: Bool { withUnsafeCurrentTask { $0 == nil } }

  /// Schedules a loop's due work.
  static func wake(_ loop: MainLoop) {
    sleepers.append(loop)
    guard !isScheduled else { return }
    isScheduled = true
    // Detached, because it also serves loops that have nothing to do with the values bound here.
    Task.detached { @MainActor in wakeAll() }
  }

  /// Removes a loop that has closed.
  static func forget(_ loop: MainLoop) {
    // Mostly it is the last one.
    if let index = sleepers.lastIndex(where: { $0 === loop }) { sleepers.remove(at: index) }
  }

  private static func wakeAll() {
    isScheduled = false
    let all = sleepers
    sleepers = []
    for loop in all { loop.wakeUp() }
  }
}
