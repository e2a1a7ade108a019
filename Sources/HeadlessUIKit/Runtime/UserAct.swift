package import FailureReporting

/// What a test lets the user do by way of the stand-in for another framework.
///
/// Stand-ins do not know Fleet, whose helpers begin in its own `Gesture.perform`.
@MainActor
package enum UserAct {
  /// Does something at a test's line, with everything settled before and after.
  package static func perform(at site: CallSite, _ act: (UIApplication) -> Void) {
    guard MainQueue.isCurrent, Reporting.mayAct() else { return }
    AppCall.make(helperAt: site) {
      AmbientCallSite.at(site) {
        let application = UIApplication.shared
        application.mainLoop.settle()
        act(application)
        application.mainLoop.settle()
      }
    }
  }
}
