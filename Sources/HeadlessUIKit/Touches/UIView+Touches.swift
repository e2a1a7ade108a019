import Foundation

extension UIView {
  /// The result of a touch in the middle of the view.
  package final var touchedMiddle: TouchedPlace {
    touched(at: CGPoint(x: storedBounds.midX, y: storedBounds.midY))
  }

  /// The same for the middle of a view within this one, if there is one.
  final func touchedMiddle(of part: UIView?) -> TouchedPlace {
    guard let part else { return touchedMiddle }
    let middle = CGPoint(x: part.storedBounds.midX, y: part.storedBounds.midY)
    return touched(at: convert(middle, from: part))
  }

  /// The result of a touch at a point of the view; found in one pass up the superviews.
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
      if !way.isDoubtful { way.isDoubtful = superview.mayHide(self, at: way.point) }
      way.endsInViewController = superview.hasViewController
      superview.goUp(&way, isKept: isKept)
    }
  }

  /// Whether a point is outside of the view, or one of its subviews may be in front of another there.
  private final func mayHide(_ subview: UIView, at point: CGPoint) -> Bool {
    let bounds = storedBounds
    guard point.x >= bounds.minX, point.x < bounds.maxX, point.y >= bounds.minY,
      point.y < bounds.maxY
    else { return true }
    // In a list of a hundred rows this is most of a tap's cost.
    let subviews = storedSubviews
    var index = subviews.count
    while index > 0 {
      index -= 1
      let other = subviews[index]
      if other === subview { return false }
      if other.spans(point), other.passesTouches { return true }
    }
    return false
  }

  /// Whether a point of the superview is within the frame.
  private final func spans(_ point: CGPoint) -> Bool {
    if storedGeometry.isTransformed { return frame.holds(point) }
    let (x, y) = (point.x - storedGeometry.origin.x, point.y - storedGeometry.origin.y)
    return y >= 0 && y < storedGeometry.bounds.size.height && x >= 0
      && x < storedGeometry.bounds.size.width
  }

  /// Whether the view, or one around it, has a recognizer.
  final var isWatched: Bool { isWatched(isKept: isKept) }

  private final func isWatched(isKept: Bool) -> Bool {
    var isWatched = !recognizers.isEmpty
    if !isWatched { withSuperview(isKept: isKept) { isWatched = $0.isWatched(isKept: isKept) } }
    return isWatched
  }
}
