import Foundation

/// The obstacles on the screen: views off its edges, and views in front.
extension UIView {
  /// The obstacle for a touch in the view's middle, in a window that shows.
  ///
  /// The place becomes one where the finger reaches the view, if there is one. A place that a
  /// scroll view can bring in is within reach.
  ///
  /// - Parameters:
  ///   - part: The part of this view that the finger is to touch.
  ///   - takesTouches: Whether it would take a touch that reaches it.
  final func obstacle(
    at place: inout TouchedPlace, over part: UIView?, in window: UIWindow,
    takesTouches: Bool = true
  ) -> Refusal<Obstacle>? {
    let first = wayOnScreen(
      from: convertFromRoot(place.point), in: window, takesTouches: takesTouches)
    guard case .refused(let refusal) = first else { return nil }
    let part = part ?? self
    for point in part.pointsOfPartThatShows.map({ convert($0, from: part) }) {
      let found = touched(at: point)
      if found.way.isDoubtful || window.isBehindOthers,
        case .refused = wayOnScreen(from: point, in: window, takesTouches: takesTouches)
      {
        continue
      }
      place = found
      return nil
    }
    return refusal
  }

  /// The obstacle at the view's place on the screen, whether or not the view and its superviews
  /// take touches.
  final var obstacleOnScreen: Refusal<Obstacle>? {
    var place = touchedMiddle
    guard let window = place.window, !window.storedBounds.isEmpty, !storedBounds.isEmpty,
      place.way.isDoubtful || window.isBehindOthers
    else { return nil }
    return obstacle(at: &place, over: nil, in: window, takesTouches: false)
  }

  /// Scrolls to the view, or to a part of it, as a user does, if scroll views around it do not show
  /// its middle.
  ///
  /// - Returns: Whether something was scrolled.
  package final func userScrolls(to part: CGRect? = nil) -> Bool {
    let part = part ?? storedBounds
    let middle = CGPoint(x: part.midX, y: part.midY)
    guard let window = storedWindow, touched(at: middle).way.isDoubtful else { return false }
    guard case .scrolling(let scrollView) = wayOnScreen(from: middle, in: window) else {
      return false
    }
    let space = scrollView.storedBounds.size
    var shown = convert(part, to: scrollView)
    if shown.width > space.width || shown.height > space.height {
      shown = CGRect(origin: convert(middle, to: scrollView), size: CGSize(width: 1, height: 1))
    }
    let old = scrollView.contentOffset
    scrollView.userDrag(to: scrollView.offset(toShow: shown))
    return scrollView.contentOffset != old
  }

  // MARK: The way to the screen

  /// Where a point of a view is found on the screen.
  private enum ScreenPlace {
    /// A finger can touch it.
    case free
    /// It can be touched once a scroll view, the outermost there is to scroll, brings it in.
    case scrolling(UIScrollView)
    case refused(Refusal<Obstacle>)
  }

  private final func wayOnScreen(
    from point: CGPoint, in window: UIWindow, takesTouches: Bool = true
  ) -> ScreenPlace {
    var (point, view) = (point, self)
    var scrolled: UIScrollView?
    while let superview = view.storedSuperview {
      point = view.convertToParent(point)
      view = superview
      if superview.point(inside: point, with: nil) { continue }
      guard let scrollView = superview as? UIScrollView, let shown = scrollView.bringsIn(point)
      else {
        let isOnScreen = window.bounds.contains(superview.convert(point, to: window))
        return .refused(
          isOnScreen ? Refusal(.outside, culprit: superview) : Refusal(.offScreen))
      }
      scrolled = scrollView
      point = shown
    }
    let target = scrolled ?? self
    let refusal =
      takesTouches
      ? target.obstacleInFront(at: point, in: window)
      : target.viewInFront(at: point, in: window).map { Refusal(.behind, culprit: $0) }
    if let refusal { return .refused(refusal) }
    return scrolled.map { .scrolling($0) } ?? .free
  }

  /// The view that gets a touch at a point of the window instead of this one.
  private final func obstacleInFront(at point: CGPoint, in window: UIWindow) -> Refusal<Obstacle>? {
    if window.isBehindOthers, let hit = window.hitInFront(at: point) {
      return Refusal(.behind, culprit: hit)
    }
    let hit = window.hitTest(point, with: nil)
    if let hit, hit.isDescendant(of: self) { return nil }
    if let hit, !isDescendant(of: hit) { return Refusal(.behind, culprit: hit) }
    // A superview takes the touches itself, or lets no view have them.
    return Refusal(.notInteractive, culprit: hit ?? window, method: "hitTest(_:with:)")
  }

  /// The view that lies in front of this one, or of a view around it, and gets a touch at a point
  /// of the window.
  private final func viewInFront(at point: CGPoint, in window: UIWindow) -> UIView? {
    if window.isBehindOthers, let hit = window.hitInFront(at: point) { return hit }
    var view: UIView = self
    var inFront: UIView?
    while let superview = view.storedSuperview {
      for other in superview.storedSubviews.reversed() {
        if other === view { break }
        guard let hit = other.hitTest(other.convert(point, from: window), with: nil) else {
          continue
        }
        inFront = hit
        break
      }
      view = superview
    }
    return inFront
  }

  // MARK: The part that shows

  /// Points spread over the part of the view that no view around cuts off, the middle first.
  private final var pointsOfPartThatShows: [CGPoint] {
    guard let part = partThatShows else { return [] }
    let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.04, 0.96]
    return shares.flatMap { y in
      shares.map { x in
        CGPoint(x: part.minX + part.width * x, y: part.minY + part.height * y)
      }
    }
  }

  private final var partThatShows: CGRect? {
    var (part, view) = (storedBounds, self)
    while let superview = view.storedSuperview {
      part = superview.convert(part, from: view).part(within: superview.storedBounds)
      if part.isNull || part.isEmpty { return nil }
      view = superview
    }
    return convert(part, from: view)
  }
}
