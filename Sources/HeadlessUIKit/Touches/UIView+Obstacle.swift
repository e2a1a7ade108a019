extension UIView {
  /// The first thing that keeps a finger from the view; `nil` where a user can touch it.
  package final var obstacle: Refusal<Obstacle>? { obstacle(over: nil) }

  /// The same for a view within it that takes no touches itself, where the finger goes down.
  package final func obstacle(over part: UIView?) -> Refusal<Obstacle>? {
    var place = touchedMiddle(of: part)
    return obstacle(at: &place, over: part)
  }

  /// The same for a place in the view, whose surroundings are already known.
  ///
  /// Asks the view itself, then its superviews, then the views in front of all these. Where only a
  /// part of the view can be touched, the place becomes one there.
  ///
  /// - Parameter part: The part of this view that the finger is to touch, if not all of it.
  package final func obstacle(
    at place: inout TouchedPlace, over part: UIView? = nil
  ) -> Refusal<Obstacle>? {
    if place.way.isBlocked || !passesTouches || isDisabled {
      return obstacleHere ?? obstacleAround
    }
    // A loose view that belongs to no screen is always within reach.
    guard place.window != nil || place.way.endsInViewController else { return nil }
    if let refusal = outOfReach(in: place.window) { return refusal }
    guard let window = place.window, !window.storedBounds.isEmpty else { return nil }
    if storedBounds.isEmpty { return Refusal(.withoutSize) }
    guard place.way.isDoubtful || window.isBehindOthers else { return nil }
    return obstacle(at: &place, over: part, in: window)
  }

  private final var obstacleHere: Refusal<Obstacle>? {
    if !storedIsUserInteractionEnabled { return Refusal(.notInteractive) }
    if isDisabled { return Refusal(.disabled) }
    if passesTouches { return nil }
    return Refusal(storedIsHidden ? .hidden : .transparent(alpha: storedAlpha))
  }

  private final var obstacleAround: Refusal<Obstacle>? {
    var ancestor = storedSuperview
    while let view = ancestor, view.passesTouches { ancestor = view.storedSuperview }
    guard let ancestor else { return nil }
    if ancestor.storedIsHidden { return Refusal(.hidden, culprit: ancestor) }
    if !ancestor.storedIsUserInteractionEnabled {
      return Refusal(.notInteractive, culprit: ancestor)
    }
    return Refusal(.transparent(alpha: ancestor.storedAlpha), culprit: ancestor)
  }

  // MARK: Views in front

  /// The obstacle for a finger while the view's app is shown.
  package final var outOfReach: Refusal<Obstacle>? { outOfReach(in: storedWindow) }

  private final func outOfReach(in window: UIWindow?) -> Refusal<Obstacle>? {
    guard let window else {
      var top = self
      while let superview = top.storedSuperview { top = superview }
      return top.hasViewController ? top.viewController?.outOfReach : nil
    }
    if let alert = window.application.systemAlert, !window.isOfSystem {
      return Refusal(.covered, culprit: alert)
    }
    for presentation in window.presentations.reversed() {
      guard let container = presentation.container, let host = container.storedSuperview else {
        continue
      }
      if isDescendant(of: container) { return nil }
      guard isDescendant(of: host), !presentation.lets(touchThroughTo: self) else { continue }
      let presented = presentation.presented
      if let search = presented as? UISearchController, search.hidesBar(around: self) {
        return Refusal(.hidden, culprit: search, method: "hidesNavigationBarDuringPresentation")
      }
      return presented.map { Refusal(.covered, culprit: $0) }
    }
    return nil
  }
}
