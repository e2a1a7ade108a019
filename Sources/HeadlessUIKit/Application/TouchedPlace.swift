import Foundation

/// Where a finger goes down.
struct TouchedPlace {
  /// The point, in the coordinates of the window or topmost view.
  let point: CGPoint
  /// Whether the view there, or one around it, has a recognizer.
  let isWatched: Bool
}

extension UIView {
  /// What a finger finds that goes down at a point of the view; on one way up, since the way counts.
  final func touched(at point: CGPoint) -> TouchedPlace {
    var point = point
    var view = self
    var isWatched = !recognizers.isEmpty
    while let superview = view.storedSuperview {
      point = view.convertToParent(point)
      view = superview
      if !view.recognizers.isEmpty { isWatched = true }
    }
    return TouchedPlace(point: point, isWatched: isWatched)
  }
}
