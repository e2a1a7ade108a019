import Foundation

/// Where a finger goes down.
package struct TouchedPlace {
  /// The point, in the coordinates of the window or topmost view.
  let point: CGPoint
  /// What the way up from the view has come by.
  let way: WayUp
  /// The window that the view is in.
  let window: UIWindow?

  /// Whether nobody but the view can see the finger: no recognizer, no window that hands events on
  /// in a way of its own.
  @MainActor var isUnwatched: Bool { !way.isWatched && UIWindow.handsOnEvents(window) }
}

/// What the way up from a view has come by: plain values, which cost nothing to pass up and to drop.
struct WayUp {
  /// The point that the way began at, in the coordinates of where it has come to, if that counts.
  var point: CGPoint?
  /// Whether a view on the way has a recognizer.
  var isWatched: Bool
  /// Whether a view around keeps touches from what is within it.
  var isBlocked = false
  /// Whether the topmost view is that of a view controller.
  var endsInViewController: Bool
}
