import Locks
import Synchronization

/// Collects the first error of a series of steps, and stops the helpers after it.
final class StepsScope: ReportingScope {
  /// The number of open steps in the process.
  ///
  /// While it is 0, asking for steps costs nothing.
  private static let openCount = Atomic(0)

  let site: CallSite
  private let title: String
  /// Whether standard error hears at once that the steps have stopped.
  private let tellsOfStop: Bool
  private let outer = Reporting.bound
  private let enclosing = Reporting.binding?.steps
  private let state = Locked(State())

  private struct State {
    var first: RecordedFailure?
    var skipped = 0
    var isClosed = false
  }

  init(_ title: String, at site: CallSite, tellsOfStop: Bool = true) {
    self.title = title
    self.site = site
    self.tellsOfStop = tellsOfStop
    Self.openCount.add(1, ordering: .relaxed)
  }

  /// Returns whether a helper may act, and counts a helper that may not.
  static func mayTakeStep() -> Bool {
    guard openCount.load(ordering: .relaxed) > 0 else { return true }
    var scope = Reporting.binding?.steps
    while let next = scope {
      if next.skipsStep() { return false }
      scope = next.enclosing
    }
    return true
  }

  private func skipsStep() -> Bool {
    state.withLock { state in
      guard state.first != nil, !state.isClosed else { return false }
      state.skipped += 1
      return true
    }
  }

  func report(_ failure: RecordedFailure) {
    let tells = !hasStopped
    guard take(failure, skipped: 0), tells, tellsOfStop else { return }
    // The failure itself waits until the skipped steps are counted. If the test's own code traps on
    // the way there, this line explains why.
    Self.tell(ofStopAt: site, after: failure)
  }

  /// Writes to standard error that no further step is taken.
  static func tell(ofStopAt site: CallSite, after failure: RecordedFailure) {
    let line = "\(site): note: no further step is taken after \(failure.site): \(failure.headline)"
    StandardError.write(line: line.onOneLine)
  }

  /// Whether these steps, or those around them, have stopped.
  private var hasStopped: Bool {
    state.withLock { $0.first != nil } || (outer as? StepsScope)?.hasStopped == true
  }

  func note(_ failure: RecordedFailure) { Reporting.pass(failure, on: outer) }

  func counts(_ failure: RecordedFailure) -> Bool { Reporting.counts(failure, with: outer) }

  /// Stores the first failure, which counts for the exit status already.
  ///
  /// Each later failure is counted as a step that was left out.
  ///
  /// - Returns: Whether the failure is the first.
  @discardableResult
  private func take(_ failure: RecordedFailure, skipped: Int) -> Bool {
    enum Outcome { case stopped, skipped, late }
    let counts = counts(failure)
    let outcome = state.withLock { state -> Outcome in
      guard !state.isClosed else { return .late }
      state.skipped += skipped
      guard state.first == nil else {
        state.skipped += 1
        return .skipped
      }
      state.first = failure
      // Not later, when another thread may have ended the scope.
      if counts { ExitStatus.mustTell(of: failure, heldBy: self) }
      return .stopped
    }
    if outcome == .late {
      Reporting.pass(failure.adding("(after the steps at \(site) had ended)"), on: outer)
    }
    return outcome == .stopped
  }

  /// Ends the scope.
  ///
  /// Later failures go to the reporter outside, and later helpers act.
  ///
  /// - Returns: The first error, with the number of skipped steps, or `nil` without an error.
  func close() -> RecordedFailure? {
    guard let (first, skipped) = end() else { return nil }
    ExitStatus.nothingIsHeld(by: self)
    return told(first, skipped)
  }

  /// Ends the scope and reports its first error, if there is one, to the reporter outside.
  func closeAndReport() {
    guard let (first, skipped) = end() else { return }
    defer { ExitStatus.nothingIsHeld(by: self) }
    if let outer = outer as? StepsScope {
      outer.take(title.isEmpty ? first : first.adding("(in '\(title)')"), skipped: skipped)
    } else {
      Reporting.deliver(told(first, skipped), to: outer)
    }
  }

  private func end() -> (RecordedFailure, Int)? {
    Self.openCount.subtract(1, ordering: .relaxed)
    return state.withLock { state in
      state.isClosed = true
      defer { state.first = nil }
      return state.first.map { ($0, state.skipped) }
    }
  }

  private func told(_ failure: RecordedFailure, _ skipped: Int) -> RecordedFailure {
    let failure = title.isEmpty ? failure : failure.adding("(in '\(title)')")
    return switch skipped {
    case 0: failure
    case 1: failure.adding("and 1 further step was not taken")
    default: failure.adding("and \(skipped) further steps were not taken")
    }
  }
}
