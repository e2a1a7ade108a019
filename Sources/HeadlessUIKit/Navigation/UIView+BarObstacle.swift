extension UIView {
  /// The obstacle between a user and the content of a bar; the culprit may be the bar itself.
  package final var obstacleAsBar: Refusal<Obstacle>? {
    guard let obstacle = whyAwayAsBar ?? obstacle else { return outOfReachAsLooseBar }
    return obstacle.culprit == nil ? Refusal(obstacle.kind, culprit: self) : obstacle
  }

  /// Why its controller has put away the tab bar that this is; `nil` of every other view.
  final var whyAwayAsBar: Refusal<Obstacle>? { (self as? UITabBar)?.controller?.whyBarIsAway }

  /// The obstacle for a bar outside of any view: its screen was never shown.
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
