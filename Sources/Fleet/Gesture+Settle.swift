import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Runs due work, and reports the busy turns if the main loop does not come to rest.
  @discardableResult
  static func settle(_ application: UIApplication, at site: CallSite) -> Bool {
    let loop = application.mainLoop
    if loop.settle() { return true }
    reportExceededLimit(of: loop, at: site)
    return false
  }

  /// Moves UIKit time on, and reports what keeps the main loop busy if it does not come to rest.
  @discardableResult
  static func advance(by duration: Duration, at site: CallSite) -> Bool {
    let loop = UIApplication.shared.mainLoop
    if loop.advance(by: duration) { return true }
    reportExceededLimit(of: loop, at: site)
    return false
  }

  /// Moves UIKit time on, and runs the work that is due.
  ///
  /// Returns whether no work is left.
  static func pass(_ duration: Duration, in application: UIApplication, at site: CallSite) -> Bool {
    AmbientCallSite.at(site) {
      duration > .zero ? advance(by: duration, at: site) : settle(application, at: site)
    }
  }

  /// Reports what keeps the main loop busy, unless a settle within this one has done so.
  static func reportExceededLimit(of loop: MainLoop, at site: CallSite) {
    guard let limit = loop.takeExceededLimit() else { return }
    ApplicationWords.restless(loop, limit).report(.mainLoop, kind: .restless, at: site)
  }
}
