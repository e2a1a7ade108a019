import Foundation

/// Where a finger goes down.
package struct TouchedPlace {
  /// The point, in the coordinates of the window or topmost view.
  fileprivate(set) var point: CGPoint
  /// Whether the view there, or one around it, has a recognizer.
  fileprivate(set) var isWatched: Bool
  /// The nearest view around that keeps touches from the view.
  package var blocker: UIView?
  /// The window that the view is in.
  var window: UIWindow?

  /// Whether nobody but the view can see the finger: no recognizer, no window that hands events on
  /// in a way of its own.
  @MainActor var isUnwatched: Bool { !isWatched && UIWindow.handsOnEvents(window) }
}

/// What the way up from a view has come by: plain values, which cost nothing to pass up and to drop.
struct WayUp {
  /// The point that the way began at, in the coordinates of where it has come to, if that counts.
  var point: CGPoint?
  /// Whether a view on the way has a recognizer.
  var isWatched: Bool
  /// Whether a view on the way keeps touches from what is within it.
  var isBlocked = false
  /// Whether the topmost view is that of a view controller.
  var endsInViewController: Bool
}

extension UIView {
  /// What a finger finds that goes down in the middle of the view.
  package final var touchedMiddle: TouchedPlace {
    touched(at: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
  }

  /// What a finger finds that goes down at a point of the view; on one way up, since the way counts.
  final func touched(at point: CGPoint) -> TouchedPlace {
    let window = storedWindow
    let way = wayUp(from: point)
    return TouchedPlace(
      point: way.point ?? point, isWatched: way.isWatched,
      blocker: way.isBlocked ? nearestBlocker : nil, window: window)
  }

  /// Looks at the views around the view.
  final func wayUp(from point: CGPoint?) -> WayUp {
    var way = WayUp(
      point: point, isWatched: !recognizers.isEmpty, endsInViewController: hasViewController)
    goUp(&way, isKept: isKept)
    return way
  }

  private final func goUp(_ way: inout WayUp, isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      if let point = way.point { way.point = convertToParent(point) }
      if !superview.recognizers.isEmpty { way.isWatched = true }
      if !superview.passesTouches { way.isBlocked = true }
      way.endsInViewController = superview.hasViewController
      superview.goUp(&way, isKept: isKept)
    }
  }

  private final var nearestBlocker: UIView? {
    var ancestor = storedSuperview
    while let view = ancestor, view.passesTouches { ancestor = view.storedSuperview }
    return ancestor
  }
}
