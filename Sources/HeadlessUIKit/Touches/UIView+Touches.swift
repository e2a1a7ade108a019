import Foundation

extension UIView {
  /// What a finger finds that goes down in the middle of the view.
  package final var touchedMiddle: TouchedPlace {
    touched(at: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
  }

  /// What a finger finds that goes down at a point of the view; all of it on one way up.
  final func touched(at point: CGPoint) -> TouchedPlace {
    let way = wayUp(from: point)
    return TouchedPlace(point: way.point, way: way, window: storedWindow)
  }

  private final func wayUp(from point: CGPoint) -> WayUp {
    var way = WayUp(point: point, endsInViewController: hasViewController)
    goUp(&way, isKept: isKept)
    return way
  }

  private final func goUp(_ way: inout WayUp, isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      way.point = convertToParent(way.point)
      if !superview.passesTouches { way.isBlocked = true }
      way.endsInViewController = superview.hasViewController
      superview.goUp(&way, isKept: isKept)
    }
  }

  /// Whether the view, or one around it, has a recognizer.
  final var isWatched: Bool { isWatched(isKept: isKept) }

  private final func isWatched(isKept: Bool) -> Bool {
    var isWatched = !recognizers.isEmpty
    if !isWatched { withSuperview(isKept: isKept) { isWatched = $0.isWatched(isKept: isKept) } }
    return isWatched
  }
}
