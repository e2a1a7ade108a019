import Foundation

extension UIView {
  /// What a finger finds that goes down in the middle of the view.
  package final var touchedMiddle: TouchedPlace {
    touched(at: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
  }

  /// What a finger finds that goes down at a point of the view; on one way up, since the way counts.
  final func touched(at point: CGPoint) -> TouchedPlace {
    let window = storedWindow
    let way = wayUp(from: point)
    return TouchedPlace(point: way.point ?? point, way: way, window: window)
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
}
