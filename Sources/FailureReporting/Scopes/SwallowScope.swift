import Locks

/// Collects the errors of a swallowing scope, and passes on what it does not swallow.
final class SwallowScope: ReportingScope {
  let site: CallSite
  /// The names of the failures to swallow; `nil` for all.
  private let names: [RecordedFailure.Name]?
  private let outer = Reporting.bound
  private let state = Locked(State())

  private struct State {
    var swallowed: [RecordedFailure] = []
    var isClosed = false
  }

  init(names: [RecordedFailure.Name]? = nil, at site: CallSite) {
    self.site = site
    self.names = names
  }

  /// Ends the scope: what comes later is not swallowed.
  func close() -> [RecordedFailure] {
    state.withLock { state in
      state.isClosed = true
      defer { state.swallowed = [] }
      return state.swallowed
    }
  }

  // MARK: Receiving

  func report(_ failure: RecordedFailure) {
    guard names?.contains(failure.name) ?? true else { return Reporting.pass(failure, on: outer) }
    var swallowed = failure
    let isClosed = state.withLock { state in
      guard !state.isClosed else { return true }
      if let first = state.swallowed.first {
        swallowed.swallower = first.swallower
      } else {
        swallowed.swallower = RecordedFailure.Swallower(
          site, function: names == nil ? "swallowAnyErrors" : "swallowErrors")
      }
      state.swallowed.append(swallowed)
      return false
    }
    if isClosed {
      Reporting.pass(
        failure.adding("(after the swallowing scope at \(site) had ended)"), on: outer)
    } else {
      Reporting.pass(swallowed, on: outer)
    }
  }

  func note(_ failure: RecordedFailure) { Reporting.pass(failure, on: outer) }

  func counts(_ failure: RecordedFailure) -> Bool {
    let swallows = names?.contains(failure.name) ?? true && !state.withLock { $0.isClosed }
    return !swallows && Reporting.counts(failure, with: outer)
  }

  /// Collects what the body threw, but for a cancellation, which merely ends it.
  func collect(_ error: any Error) {
    guard !error.isCancellation else { return }
    var failure =
      error as? RecordedFailure
      ?? RecordedFailure("The body threw an error: \(error)", name: .thrownError, site: site)
    failure.swallowedBy = nil
    Reporting.deliver(failure, to: self)
  }
}
