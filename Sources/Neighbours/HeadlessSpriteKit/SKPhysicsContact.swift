public import HeadlessUIKit

/// Two bodies that meet.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  /// The one.
  public final let bodyA: SKPhysicsBody
  /// The other.
  public final let bodyB: SKPhysicsBody
  /// Where they meet.
  public final let contactPoint: CGPoint

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint) {
    (self.bodyA, self.bodyB, contactPoint) = (bodyA, bodyB, point)
    super.init()
  }
}
