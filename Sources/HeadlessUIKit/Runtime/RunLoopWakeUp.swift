import Foundation

/// Runs due work where code keeps the main actor, but turns the run loop: an `async` XCTest that
/// waits for an expectation without `await`.
///
/// A wake-up by a task of the main actor cannot come there, as no block of the main queue can. On a
/// device layout comes all the same, since the run loop does it. Where no run loop turns, the one
/// block below waits for ever, and the tasks do all the work.
@MainActor
enum RunLoopWakeUp {
  private static var tickets: [MainLoop.Ticket] = []
  private static var isScheduled = false

  /// Makes the run loop wake a loop up, if it turns before the wake-up's task.
  static func offer(_ ticket: MainLoop.Ticket) {
    tickets.removeAll { $0.loop == nil }
    tickets.append(ticket)
    guard !isScheduled else { return }
    isScheduled = true
    RunLoop.main.perform { MainActor.assumeIsolated { wakeAll() } }
  }

  private static func wakeAll() {
    isScheduled = false
    let all = tickets
    tickets = []
    for ticket in all { ticket.wakeUp() }
  }
}
