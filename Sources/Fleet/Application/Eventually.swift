import FailureReporting
import HeadlessUIKit

/// Runs the app until a condition holds.
///
/// Runs due work, lets the app's tasks run, and waits for its work elsewhere, for half of the limit
/// at most. Whenever everything else is idle, the clock moves to the next delayed work: nothing
/// waits for a fixed time. Records a failure, with the pending work and the screen, when the
/// condition does not hold within a second of real time, or within `limit`, and when the task is
/// cancelled, as by a test's time limit.
///
/// ```swift
/// var isLoaded = false
/// Task { @MainActor in isLoaded = true }
/// await Fleet.eventually { isLoaded }
/// ```
///
/// - Returns: Whether the condition holds.
@discardableResult
@preconcurrency @MainActor
public func eventually(
  within limit: Duration = .seconds(1), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ condition: @MainActor () -> Bool
) async -> Bool {
  let site = CallSite(fileID, filePath, line, column)
  return await Gesture.perform(at: site) { await holds(condition, within: limit, at: site) }
    ?? false
}

@MainActor
private func holds(
  _ condition: @MainActor () -> Bool, within limit: Duration, at site: CallSite
) async -> Bool {
  let application = UIApplication.shared
  // The other half of the limit is for work in UIKit time.
  var wait = Wait(
    in: application, timeout: nil, othersTakeTurns: Turns.quiet, workWithin: limit / 2
  ) { Gesture.pass($0, in: application, at: site) }
  var spent = Duration.zero
  repeat {
    let start = ContinuousClock.now
    if let answer = wait.goOn(until: condition) { return answer }
    if Task.isCancelled {
      ApplicationWords.cancelled(application).report(.mainLoop, kind: .unmet, at: site)
      return false
    }
    if wait.isForWork {
      await wait.work.waitForChange()
      spent += ContinuousClock.now - start
      continue
    }
    await Turns.letOthersRun()
    // Time that other tests keep the main actor busy does not count for this one.
    spent += min(ContinuousClock.now - start, .milliseconds(10))
  } while spent < limit
  if condition() { return true }
  ApplicationWords.notWithin(limit, application).report(.mainLoop, kind: .unmet, at: site)
  return false
}
