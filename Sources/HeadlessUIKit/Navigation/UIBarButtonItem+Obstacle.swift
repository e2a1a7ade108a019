extension UIBarButtonItem {
  /// What keeps a user from touching the item: the item itself, then where it is.
  package final var obstacle: Refusal<Obstacle>? {
    if !isEnabled { return Refusal(.disabled) }
    if isHidden { return Refusal(.hidden) }
    if let buried = holder?.notOnTop { return Refusal(.notOnTop, culprit: buried) }
    return bar?.obstacleAsBar
  }
}
