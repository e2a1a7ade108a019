import Synchronization

/// Collects the errors of a swallowing scope, and passes on what it does not swallow.
final class SwallowScope: ReportingScope {
  // Proof: written while the scope is made, and by `open` and `end` on the thread that keeps it, when
  // nobody else holds it, nor has come to it. So nobody reads it meanwhile.
  @exclusivity(unchecked) private nonisolated(unsafe) var opening: Opening
  /// The names of the failures to swallow; `nil` for all.
  private let names: [RecordedFailure.Name]?
  private let wasReached = Atomic(false)
  private let state = Locked(State())

  private struct Opening {
    var site: CallSite
    var outer: any FailureReporter
    /// Whether the thread that keeps the scope is within it.
    var isUnderWay = true
  }

  private struct State {
    var swallowed: [RecordedFailure] = []
    var isClosed = false
  }

  init(names: [RecordedFailure.Name]? = nil, at site: CallSite) {
    opening = Opening(site: site, outer: Reporting.current)
    self.names = names
  }

  // MARK: Opening and ending

  /// The scope that a thread keeps to open it again, which costs less than making one.
  static let keptByThread = ThreadSlot<SwallowScope>()

  /// Opens the scope that the thread keeps; `nil` where the thread is within it.
  @inline(__always) static func open(
    _ kept: ThreadSlot<SwallowScope>.Place, at site: CallSite
  ) -> Unmanaged<SwallowScope>? {
    guard let scope = kept.unretained else {
      kept.put(SwallowScope(at: site))
      return kept.unretained
    }
    return scope._withUnsafeGuaranteedRef {
      guard !$0.opening.isUnderWay else { return nil }
      $0.opening = Opening(site: site, outer: Reporting.current)
      return scope
    }
  }

  /// Ends the scope that the thread keeps, and lets it go unless nobody can ever come to it.
  @inline(__always) static func end(
    _ scope: Unmanaged<SwallowScope>, _ kept: ThreadSlot<SwallowScope>.Place
  ) -> [RecordedFailure] {
    scope._withUnsafeGuaranteedRef {
      guard kept.isUniquelyReferenced, !$0.wasReached.load(ordering: .acquiring) else {
        defer { kept.put(nil) }
        return $0.close()
      }
      // Lets go of the reporter outside, whose end may run code that opens a scope of its own: this
      // one is under way until that is over.
      $0.opening.outer = ConsoleReporter()
      $0.opening.isUnderWay = false
      return []
    }
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

  var site: CallSite {
    defer { wasReached.store(true, ordering: .releasing) }
    return opening.site
  }

  func report(_ failure: RecordedFailure) {
    let (site, names, outer) = (opening.site, names, opening.outer)
    wasReached.store(true, ordering: .releasing)
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

  func note(_ failure: RecordedFailure) {
    let outer = opening.outer
    wasReached.store(true, ordering: .releasing)
    Reporting.pass(failure, on: outer)
  }

  /// Collects what the body threw, but for a cancellation, which merely ends it.
  func collect(_ error: any Error) {
    switch error {
    case is CancellationError: break
    case var failure as RecordedFailure:
      failure.swallowedBy = nil
      Reporting.deliver(failure, to: self)
    default:
      let failure = RecordedFailure(
        "The body threw an error: \(error)", name: .thrownError, site: site)
      Reporting.deliver(failure, to: self)
    }
  }
}
