import HeadlessUIKit

extension Obstacle {
  /// What stops a user from touching an item of a bar: the item itself, then where it is.
  static func first(before item: UIBarButtonItem) -> Obstacle? {
    if !item.isEnabled { return Obstacle(kind: .disabled, culprit: "") }
    if item.isHidden { return Obstacle(kind: .hidden, culprit: "") }
    if let why = item.whyNotOnBar { return Obstacle(kind: .hidden, culprit: why) }
    guard let bar = item.bar else { return nil }
    return first(beforeBar: bar, called: bar is UIToolbar ? "toolbar" : "navigation bar")
  }

  /// What stops a user from touching what a bar shows.
  static func first(beforeBar bar: UIView, called name: String) -> Obstacle? {
    guard let obstacle = first(before: bar) else {
      return bar.outOfReachAsLooseBar.map(Obstacle.init)
    }
    if bar.passesTouches { return obstacle }
    let fault =
      if bar.storedIsHidden {
        "is hidden"
      } else if !bar.storedIsUserInteractionEnabled {
        "does not allow user interaction"
      } else {
        "has alpha \(bar.storedAlpha)"
      }
    return Obstacle(kind: obstacle.kind, culprit: "Its \(name) \(fault).")
  }
}
