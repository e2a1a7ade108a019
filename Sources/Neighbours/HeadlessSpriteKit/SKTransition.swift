public import HeadlessUIKit

/// How one scene follows the other: at once.
@preconcurrency @MainActor
open class SKTransition: NSObject {
  /// Whether the one that comes stands still.
  open var pausesIncomingScene = true
  /// Whether the one that goes stands still.
  open var pausesOutgoingScene = true

  /// Creates one.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Creates one.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Creates one.
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// Creates one.
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
}

/// From where a scene comes.
public enum SKTransitionDirection: Int, Sendable {
  case up
  case down
  case right
  case left
}
