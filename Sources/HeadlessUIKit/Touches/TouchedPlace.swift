import Foundation

/// Where a finger goes down.
package struct TouchedPlace {
  /// The point, in the coordinates of the window or topmost view.
  let point: CGPoint
  /// The findings on the way up from the view.
  let way: WayUp
  /// The window that the view is in.
  let window: UIWindow?
}

/// The findings on the way up from a view: plain values, which cost nothing to pass on.
struct WayUp {
  /// The point where the way began, in the coordinates of the view that it has come to.
  var point: CGPoint
  /// Whether a surrounding view takes no touches for its content.
  var isBlocked = false
  /// Whether the point is outside of a view around, or something may be in front of it.
  var isDoubtful = false
  /// Whether the topmost view belongs to a view controller.
  var endsInViewController: Bool
}
