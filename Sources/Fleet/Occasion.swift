import FailureReporting
import HeadlessUIKit

/// When and where a gesture is made.
@MainActor
struct Occasion {
  let application: UIApplication
  /// The line that asks for it.
  let site: CallSite
  var scrolling = Scrolling.byFinger

  /// Runs the work that is due.
  ///
  /// Returns whether no work is left.
  @discardableResult
  func settle() -> Bool { Gesture.settle(application, at: site) }

  /// The obstacle for touching a view, or a part of it, once it is scrolled to.
  func obstacle(before view: UIView, shownBy part: UIView? = nil) -> Refusal<Obstacle>? {
    Gesture.obstacle(before: view, shownBy: part, in: application, at: site)
  }
}

/// How views out of sight come into sight.
package enum Scrolling {
  /// A finger drags, and delegates are told.
  case byFinger
  /// The offset is set, as XCUITest's layer lets assistive technologies do it: nothing is dragged.
  case byAccessibility
}
