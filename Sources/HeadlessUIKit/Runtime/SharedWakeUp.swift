import Foundation

/// Runs the due work of all loops that wait for it, by one call that is still to come.
///
/// A call for each loop would cost more than the rest of an application with a window, and would stay
/// in memory until it is made.
@MainActor
final class SharedWakeUp {
  /// By a task, for code that is in no task, such as a synchronous XCTest.
  ///
  /// It is detached, because it also serves loops that have nothing to do with the values bound here.
  static let byTask = SharedWakeUp { wake in Task.detached { @MainActor in wake() } }

  /// By the run loop, for code that keeps the main actor but turns the run loop: an `async` XCTest
  /// that waits for an expectation without `await`.
  ///
  /// A task of the main actor cannot come there, as no block of the main queue can. On a device layout
  /// comes all the same, since the run loop does it. It is not enough to ask for it where there is a
  /// task: what asked first may have been a block of the main queue, whose task is late. Where no run
  /// loop turns, the call never comes, and tasks do all the work.
  static let byRunLoop = SharedWakeUp { wake in
    RunLoop.main.perform { MainActor.assumeIsolated(wake) }
  }

  /// Whether the calling code is in no task.
  nonisolated static var isInNoTask: Bool { withUnsafeCurrentTask { $0 == nil } }

  private var tickets: [MainLoop.Ticket] = []
  private var isScheduled = false
  private let schedule: (@escaping @MainActor @Sendable () -> Void) -> Void

  private init(schedule: @escaping (@escaping @MainActor @Sendable () -> Void) -> Void) {
    self.schedule = schedule
  }

  /// Schedules a loop's due work, unless something else wakes the loop up before.
  func add(_ ticket: MainLoop.Ticket) {
    tickets.removeAll { $0.loop == nil }
    tickets.append(ticket)
    guard !isScheduled else { return }
    isScheduled = true
    schedule { self.wakeAll() }
  }

  private func wakeAll() {
    isScheduled = false
    let all = tickets
    tickets = []
    for ticket in all { ticket.wakeUp() }
  }
}
