extension UIView {
  /// Everything that keeps a finger from the view, the first of which is its `obstacle`: the view
  /// itself, then its superviews from the nearest on, then the views in front of all these, whether
  /// or not they take touches.
  package final var obstacles: [Refusal<Obstacle>] {
    if storedLayer != nil { takeOverLayer() }
    var all: [Refusal<Obstacle>] = []
    if !storedIsUserInteractionEnabled { all.append(Refusal(.notInteractive)) }
    if isDisabled { all.append(Refusal(.disabled)) }
    if storedIsHidden { all.append(Refusal(.hidden)) }
    if let whyAwayAsBar { all.append(whyAwayAsBar) }
    if Double(storedAlpha) < Self.leastTouchableAlpha {
      all.append(Refusal(.transparent(alpha: storedAlpha)))
    }
    var ancestor = storedSuperview
    while let view = ancestor {
      if !view.passesTouches {
        if view.storedIsHidden { all.append(Refusal(.hidden, culprit: view)) }
        if !view.storedIsUserInteractionEnabled {
          all.append(Refusal(.notInteractive, culprit: view))
        }
        if Double(view.storedAlpha) < Self.leastTouchableAlpha {
          all.append(Refusal(.transparent(alpha: view.storedAlpha), culprit: view))
        }
      }
      ancestor = view.storedSuperview
    }
    if let outOfReach {
      all.append(outOfReach)
    } else if all.isEmpty {
      if let obstacle { all.append(obstacle) }
    } else if let obstacleOnScreen, tells(obstacleOnScreen, besides: all) {
      all.append(obstacleOnScreen)
    }
    return all
  }

  /// Whether an obstacle adds something to others: the place of a hidden view does not matter,
  /// except for a view that shows in its place.
  private final func tells(_ obstacle: Refusal<Obstacle>, besides others: [Refusal<Obstacle>])
    -> Bool
  {
    if case .behind = obstacle.kind { return true }
    return others.allSatisfy { other in
      if case .hidden = other.kind { false } else { true }
    }
  }
}
