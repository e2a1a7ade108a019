import Foundation

/// The turns of the real main queue, on which the app's own tasks run.
///
/// They come in a synchronous XCTest alone, which blocks nothing but its own thread. Within a task
/// they have to wait until it suspends. The loop of another thread does not run here.
@MainActor
enum AppTurns {
  /// How often the queue is looked at when nothing is waited for.
  private static let looks = 2
  /// How often, and how long in real seconds, tasks may come back from other threads in a wait.
  private static let returns = 3
  private static let patience: TimeInterval = 0.001

  /// Lets blocks on the main queue and tasks of the main actor run that are there.
  static func letRun() { run(looks, within: 0) }

  /// How to wait for what comes to the main queue, where it can be waited for.
  static var runner: ((Duration) -> Void)? {
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return nil }
    return { rest in
      let limit = Date(timeIntervalSinceNow: rest / .seconds(1))
      _ = RunLoop.main.run(mode: .default, before: limit)
    }
  }

  /// Lets them run that come from other threads, too, as tasks do after each `await`.
  static func letReturn() { run(returns, within: patience) }

  private static func run(_ count: Int, within seconds: TimeInterval) {
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    for _ in 0..<count {
      let limit = seconds > 0 ? Date(timeIntervalSinceNow: seconds) : .distantPast
      _ = RunLoop.main.run(mode: .default, before: limit)
    }
  }
}
