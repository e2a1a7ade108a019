import Foundation

/// The turns of the real main queue, on which the app's own tasks run.
@MainActor
enum AppTurns {
  /// After how many turns the app's tasks count as done that go on from each other.
  private static let count = 4
  /// How often the queue is asked at most whether a turn has come.
  private static let looks = 16

  /// Lets blocks on the main queue and tasks of the main actor run that wait for their turn.
  ///
  /// That goes in a synchronous XCTest alone, which blocks nothing but its own thread. Within a task
  /// they have to wait until it suspends. The loop of another thread does not run here.
  static func letRun() {
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    for _ in 0..<count {
      let turn = Turn()
      DispatchQueue.main.async { MainActor.assumeIsolated { turn.hasCome = true } }
      for _ in 0..<looks where !turn.hasCome {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
      }
    }
  }

  /// A block that stands in the queue behind those of the app.
  @MainActor
  private final class Turn {
    var hasCome = false
  }
}
