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
}

extension UIView {
  /// What a finger finds that goes down in the middle of the view.
  package final var touchedMiddle: TouchedPlace {
    touched(at: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
  }

  /// What a finger finds that goes down at a point of the view; on one way up, since the way counts.
  final func touched(at point: CGPoint) -> TouchedPlace {
    let window = storedWindow
    var place = TouchedPlace(point: point, isWatched: !recognizers.isEmpty, window: window)
    lookAround(&place, isShown: window.map { !$0.storedIsHidden } ?? false)
    return place
  }

  /// Adds what the views around make of the place.
  private final func lookAround(_ place: inout TouchedPlace, isShown: Bool) {
    withSuperview(isShown: isShown) { superview in
      place.point = convertToParent(place.point)
      if !superview.recognizers.isEmpty { place.isWatched = true }
      if !superview.passesTouches, place.blocker == nil { place.blocker = superview }
      superview.lookAround(&place, isShown: isShown)
    }
  }
}
