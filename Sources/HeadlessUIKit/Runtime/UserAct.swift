package import FailureReporting
import Locks

/// An act of the user that a test performs through another framework's stand-in.
///
/// Stand-ins do not know Fleet, whose helpers begin in its own `Gesture.perform`. Where a test uses Fleet,
/// Fleet has said so here, and theirs begin there too: they are steps like all others.
@MainActor
package enum UserAct {
  /// Does something at a test's line, with everything settled before and after.
  package static func perform(at site: CallSite, _ act: (UIApplication) -> Void) {
    guard MainQueue.isCurrent else { return reportOffMainActor(at: site) }
    if let performInFleet = fleet.withLock({ $0 }) { return performInFleet(site, act) }
    guard Reporting.mayAct() else { return }
    let number = LastWords.begin(site)
    defer { LastWords.end(number) }
    AppCall.make(helperAt: site) {
      AmbientCallSite.at(site) {
        let application = UIApplication.shared
        application.mainLoop.settle()
        act(application)
        application.mainLoop.settle()
      }
    }
  }

  /// Sets how acts begin: as Fleet's helpers do.
  package nonisolated static func begin(
    _ perform: @escaping @MainActor @Sendable (CallSite, (UIApplication) -> Void) -> Void
  ) {
    fleet.withLock { $0 = perform }
  }

  private nonisolated static let fleet = Locked<
    (@MainActor @Sendable (CallSite, (UIApplication) -> Void) -> Void)?
  >(nil)

  /// Reports a helper that was called off the main actor: the compiler only warns of that, and the first
  /// closure of the test's that the app calls would end the process.
  package nonisolated static func reportOffMainActor(at site: CallSite) {
    let helper = site.helper.isEmpty ? "A helper" : "`\(site.helper)`"
    reportFailure(
      RecordedFailure(
        "\(helper) was called off the main actor, where it does nothing.", name: .application,
        kind: .mistake, details: "Mark the test `@MainActor`, or its suite.", site: site))
  }
}
