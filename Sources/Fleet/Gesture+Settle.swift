import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Runs what is due, and reports what keeps the main loop busy if it does not come to rest.
  @discardableResult
  static func settle(_ application: UIApplication, at site: CallSite) -> Bool {
    application.mainLoop.isIdle || settle(application.mainLoop, at: site)
  }

  /// The same in the application of a scope, which is not retained where nothing is due.
  static func settle(_ scope: ApplicationScope, at site: CallSite) {
    if !scope.isIdle, let loop = scope.mainLoop { settle(loop, at: site) }
  }

  @discardableResult
  private static func settle(_ loop: MainLoop, at site: CallSite) -> Bool {
    if loop.settle() { return true }
    reportExceededLimit(of: loop, at: site)
    return false
  }

  /// Moves UIKit time on, and reports what keeps the main loop busy if it does not come to rest.
  static func advance(by duration: Duration, at site: CallSite) {
    let loop = UIApplication.shared.mainLoop
    if !loop.advance(by: duration) { reportExceededLimit(of: loop, at: site) }
  }

  /// Reports what keeps the main loop busy, unless a settle within this one has done so.
  private static func reportExceededLimit(of loop: MainLoop, at site: CallSite) {
    guard let limit = loop.takeExceededLimit() else { return }
    reportFailure(
      RecordedFailure(
        MainLoopWords.reason(for: limit), name: .mainLoop, details: MainLoopWords.details(of: loop),
        site: site))
  }
}
