extension UIBarButtonItem {
  /// The obstacle for touching the item: in the item itself, then in its surroundings.
  package final var obstacle: Refusal<Obstacle>? {
    if !isEnabled { return Refusal(.disabled) }
    if isHidden { return Refusal(.hidden) }
    if let buried = holder?.notOnTop { return Refusal(.notOnTop, culprit: buried) }
    return bar?.obstacleAsBar
  }
}
