import Foundation

/// The turns of the real main queue, on which the app's own tasks run.
@MainActor
enum AppTurns {
  /// After how many turns the app's tasks count as done that go on from each other.
  private static let count = 3

  /// Lets blocks on the main queue and tasks of the main actor run that wait for their turn.
  ///
  /// That goes in a synchronous XCTest alone, which blocks nothing but its own thread. Within a task
  /// they have to wait until it suspends. The loop of another thread does not run here.
  static func letRun() {
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    for _ in 0..<count { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }
}
