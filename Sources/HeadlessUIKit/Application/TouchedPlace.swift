import Foundation

/// Where a finger goes down.
package struct TouchedPlace {
  /// The point, in the coordinates of the window or topmost view.
  let point: CGPoint
  /// Whether the view there, or one around it, has a recognizer.
  let isWatched: Bool
  /// The nearest view around that keeps touches from the view.
  package var blocker: UIView?
}

extension UIView {
  /// What a finger finds that goes down in the middle of the view.
  package final var touchedMiddle: TouchedPlace {
    touched(at: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
  }

  /// What a finger finds that goes down at a point of the view; on one way up, since the way counts.
  final func touched(at point: CGPoint) -> TouchedPlace {
    var point = point
    var view = self
    var isWatched = !recognizers.isEmpty
    var blocker: UIView?
    while let superview = view.storedSuperview {
      point = view.convertToParent(point)
      view = superview
      if !view.recognizers.isEmpty { isWatched = true }
      if blocker == nil, !view.passesTouches { blocker = view }
    }
    return TouchedPlace(point: point, isWatched: isWatched, blocker: blocker)
  }
}
