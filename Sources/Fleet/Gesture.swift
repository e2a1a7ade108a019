import FailureReporting
import HeadlessUIKit

/// One thing that a user does: settle, find what stops the user, act, settle.
///
/// Every helper goes through here. It asks once whether it may act, and whatever the app does
/// meanwhile points at the helper's line.
@MainActor
enum Gesture {
  /// Performs a gesture on a view, unless an obstacle stops the user.
  static func perform(
    on view: UIView, saying words: @autoclosure () -> GestureWords, at site: CallSite,
    _ act: (UIApplication) -> Void
  ) {
    guard !view.isInert else { return }
    perform(in: view.hostApplication, at: site) { application in
      if let obstacle = Obstacle.first(before: view) {
        obstacle.report(saying: words(), at: site)
      } else {
        act(application)
      }
    }
  }

  /// Does something in an application, with everything settled before and after.
  static func perform(
    in application: UIApplication, at site: CallSite, _ act: (UIApplication) -> Void
  ) {
    surround(at: site) {
      act(application)
    } by: {
      settle(application, at: site)
    }
  }

  /// The same in the application of a scope, which is not retained where nothing is due.
  static func perform(in scope: ApplicationScope, at site: CallSite, _ act: () -> Void) {
    surround(at: site, act) {
      if !scope.isIdle, let loop = scope.mainLoop { settle(loop, at: site) }
    }
  }

  @inline(__always)
  private static func surround(at site: CallSite, _ act: () -> Void, by settle: () -> Void) {
    guard Reporting.mayAct() else { return }
    AmbientCallSite.at(site) {
      settle()
      act()
      settle()
    }
  }

  /// Runs what is due, and reports what keeps the main loop busy if it does not come to rest.
  @discardableResult
  static func settle(_ application: UIApplication, at site: CallSite) -> Bool {
    application.mainLoop.isIdle || settle(application.mainLoop, at: site)
  }

  @discardableResult
  private static func settle(_ loop: MainLoop, at site: CallSite) -> Bool {
    if loop.settle() { return true }
    reportExceededLimit(of: loop, at: site)
    return false
  }

  /// Reports what keeps the main loop busy, unless a settle within this one has done so.
  static func reportExceededLimit(of loop: MainLoop, at site: CallSite) {
    guard let limit = loop.takeExceededLimit() else { return }
    reportFailure(
      RecordedFailure(
        "The main loop did not come to rest within \(limit).", name: .mainLoop,
        details: loop.pendingText, site: site))
  }
}

extension MainLoop {
  /// What is pending, as the last lines of a failure; empty when nothing is.
  var pendingText: String {
    let lines = pendingDescription
    return lines.isEmpty ? "" : "Still to come: " + lines.joined(separator: "; ") + "."
  }
}
