/// The wait for the moment at which something that is animated changes, in UIKit time.
///
/// It is UIKit's own wait, which no failure lists: what moves without end is always to come.
@MainActor
final class FrameClock {
  private let loop = UIApplication.shared.mainLoop
  private var turn: MainLoop.TimedTurn?

  /// The time, in seconds.
  var now: TimeInterval { loop.now / .seconds(1) }

  /// Waits for some seconds, a frame at least, in place of an earlier wait.
  func wait(
    _ name: StaticString, for seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) {
    enqueue(name, max(.uiKitTime(seconds), .frame), nil, work)
  }

  /// Waits for the next frame, or for an end before that, in place of an earlier wait.
  ///
  /// - Parameter settled: What is done in its place when a settle comes first.
  func waitForFrame(
    _ name: StaticString, endingIn seconds: TimeInterval, settled: (@MainActor () -> Void)?,
    _ work: @escaping @MainActor () -> Void
  ) {
    enqueue(name, min(.uiKitTime(seconds), .frame), settled, work)
  }

  /// Waits no longer.
  func stop() {
    if let turn { loop.cancel(turn) }
    turn = nil
  }

  private func enqueue(
    _ name: StaticString, _ delay: Duration, _ settled: (@MainActor () -> Void)?,
    _ work: @escaping @MainActor () -> Void
  ) {
    stop()
    turn = loop.enqueue(name, after: delay, isListed: false, settled: settled, work)
  }
}
