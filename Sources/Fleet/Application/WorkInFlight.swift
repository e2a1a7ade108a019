import Dispatch
package import FailureReporting
package import HeadlessUIKit
import Synchronization

/// The wait, in real time, for the app's work outside of its main loop.
@MainActor
package struct WorkInFlight {
  /// The maximum wait for a task without a sign of its work: it may itself wait for ever, as when
  /// it listens to notifications.
  private static let patience = Duration.milliseconds(100)

  private let elsewhere: Elsewhere
  /// When all waiting ends.
  private let end: ContinuousClock.Instant
  /// The tasks without a sign of their work, and the end of the wait for them.
  private var quiet: (tasks: [ObjectIdentifier], end: ContinuousClock.Instant)?

  package init(of application: UIApplication, within limit: Duration) {
    elsewhere = application.mainLoop.scope.elsewhere
    end = .now + limit
  }

  /// Whether something is in flight that may come back in time.
  package var isBusy: Bool {
    elsewhere.works.contains(where: \.isBusy) && ContinuousClock.now < end
  }

  /// Suspends until some work has called back or ended, or has taken too long.
  mutating func waitForChange() async {
    let works = elsewhere.works.filter(\.isBusy)
    guard !works.isEmpty else { return }
    let limit = limit(for: works)
    note(await change(of: works, until: limit), of: works, until: limit)
  }

  /// Blocks the test until some work has called back or ended, or has taken too long.
  ///
  /// The next settle runs the blocks that were posted for the main queue. Tasks of the main actor
  /// go on only in a synchronous XCTest, whose main queue can run meanwhile.
  ///
  /// - Parameter letRun: Lets the main queue run for a time, or until it has run something.
  package mutating func blockForChange(at site: CallSite, letRun: ((Duration) -> Void)? = nil) {
    let works = elsewhere.works.filter(\.isBusy)
    guard !works.isEmpty else { return }
    let limit = limit(for: works)
    let rest = max(ContinuousClock.now.duration(to: limit), .zero)
    let change = DispatchSemaphore(value: 0)
    // The empty block wakes a main queue that is let run.
    let isWatched = elsewhere.watch(works) {
      change.signal()
      DispatchQueue.main.async {}
    }
    if isWatched, let letRun { letRun(rest) }
    let seconds = letRun == nil ? rest / .seconds(1) : 0
    let changed = !isWatched || change.wait(timeout: .now() + seconds) == .success
    note(changed, of: works, until: limit)
    guard letRun == nil, !changed, let task = works.first(where: \.isTask),
      elsewhere.isFirstComplaint()
    else { return }
    reportFailure(ApplicationWords.heldUp(task.name, at: site))
  }

  /// Until when to wait: not for long if there are but tasks.
  private mutating func limit(for works: [WorkElsewhere]) -> ContinuousClock.Instant {
    guard works.allSatisfy(\.isTask) else { return end }
    let tasks = works.map { ObjectIdentifier($0) }
    var quietEnd = ContinuousClock.now + Self.patience
    if let quiet, quiet.tasks == tasks { quietEnd = quiet.end }
    quiet = (tasks, quietEnd)
    return min(quietEnd, end)
  }

  private mutating func note(
    _ changed: Bool, of works: [WorkElsewhere], until limit: ContinuousClock.Instant
  ) {
    if changed {
      quiet = nil
    } else if let quiet, limit == quiet.end, ContinuousClock.now >= limit {
      for work in works { work.giveUp() }
    }
  }

  /// Returns whether something has come back or ended before a moment.
  private func change(
    of works: [WorkElsewhere], until limit: ContinuousClock.Instant
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let first = FirstAnswer { continuation.resume(returning: $0) }
      let rest = ContinuousClock.now.duration(to: limit) / .seconds(1)
      DispatchQueue.global().asyncAfter(deadline: .now() + max(rest, 0)) { first.give(false) }
      if !elsewhere.watch(works, { first.give(true) }) { first.give(true) }
    }
  }

  /// Passes on the first of two answers.
  private final class FirstAnswer: Sendable {
    private let answer: @Sendable (Bool) -> Void
    private let isGiven = Atomic(false)

    init(_ answer: @escaping @Sendable (Bool) -> Void) { self.answer = answer }

    func give(_ value: Bool) {
      if !isGiven.exchange(true, ordering: .acquiringAndReleasing) { answer(value) }
    }
  }
}
