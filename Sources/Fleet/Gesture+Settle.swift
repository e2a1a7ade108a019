import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Runs due work, and reports the busy turns if the main loop does not come to rest.
  @discardableResult
  static func settle(_ application: UIApplication, at site: CallSite) -> Bool {
    listens
    return UserAct.settle(application, at: site)
  }

  /// Moves UIKit time on, and reports what keeps the main loop busy if it does not come to rest.
  @discardableResult
  static func advance(by duration: Duration, at site: CallSite) -> Bool {
    listens
    return UserAct.advance(by: duration, at: site)
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
  ///
  /// - Returns: `false`: the main loop did not come to rest.
  static func reportExceededLimit(of loop: MainLoop, at site: CallSite) -> Bool {
    if let limit = loop.takeExceededLimit() {
      ApplicationWords.restless(loop, limit).report(.mainLoop, kind: .restless, at: site)
    }
    return false
  }
}
