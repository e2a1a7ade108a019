public import HeadlessUIKit

/// The world of bodies, in which nothing moves.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  /// How things would fall.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time would go.
  open var speed: CGFloat = 1
  /// What would hear of bodies that meet.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// The methods by which a world tells of bodies that meet.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Called when two meet.
  func didBegin(_ contact: SKPhysicsContact)

  /// Called when they part.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}

  public func didEnd(_ contact: SKPhysicsContact) {}
}
