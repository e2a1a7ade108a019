extension UIView {
  /// What keeps a user from what a bar shows; where it is the bar itself, that is the culprit.
  package final var obstacleAsBar: Refusal<Obstacle>? {
    guard let obstacle = whyAwayAsBar ?? obstacle else { return outOfReachAsLooseBar }
    return obstacle.culprit == nil ? Refusal(obstacle.kind, culprit: self) : obstacle
  }

  /// Why its controller has put away the tab bar that this is; `nil` of every other view.
  final var whyAwayAsBar: Refusal<Obstacle>? { (self as? UITabBar)?.controller?.whyBarIsAway }

  /// What keeps a bar that stands in no view from the user: its screen was never shown.
  private final var outOfReachAsLooseBar: Refusal<Obstacle>? {
    guard storedSuperview == nil else { return nil }
    return switch self {
    case let bar as UINavigationBar: bar.controller?.topViewController?.outOfReach
    case let bar as UIToolbar: bar.controller?.topViewController?.outOfReach
    case let bar as UITabBar: bar.controller?.outOfReach
    default: nil
    }
  }
}
