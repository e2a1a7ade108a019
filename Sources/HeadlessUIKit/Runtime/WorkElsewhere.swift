import Dispatch
import FailureReporting
import Synchronization

/// A piece of work that an app does outside of the main loop, from its start to its end.
///
/// It also carries the application and the scopes for failures along, which a thread of Dispatch does
/// not know.
package final class WorkElsewhere: Sendable {
  /// What it is called in a failure.
  package let name: String
  private let start = ContinuousClock.now
  private let scope = ApplicationScope.current
  private let context = ReportingContext()

  init(_ name: String) {
    self.name = name
    scope.elsewhere.begin(self)
  }

  convenience init(on queue: DispatchQueue) {
    let label = queue.label
    self.init(
      label.hasPrefix("com.apple.root.") ? "DispatchQueue.global()" : "DispatchQueue \"\(label)\"")
  }

  /// How long it has lasted, in real time.
  package var age: Duration { ContinuousClock.now - start }

  /// Strikes the work out.
  func end() { scope.elsewhere.end(self) }

  /// Returns a closure that is all of the work.
  func whole(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    {
      self.bind(work)
      self.end()
    }
  }

  /// Runs a part of the work with the application and the scopes that it began with.
  func bind(_ work: () -> Void) {
    ApplicationScope.$current.withValue(scope) { context.run(work) }
  }
}
