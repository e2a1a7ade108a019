public import HeadlessUIKit

/// The body of a node: nothing moves it, and it meets nothing.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  /// Whether it could be moved.
  open var isDynamic = true
  /// Whether it would fall.
  open var affectedByGravity = true
  /// Whether it could turn.
  open var allowsRotation = true
  /// How heavy it is.
  open var mass: CGFloat = 1
  /// How heavy its substance is.
  open var density: CGFloat = 1
  /// How much it bounces.
  open var restitution: CGFloat = 0.2
  /// How rough it is.
  open var friction: CGFloat = 0.2
  /// How much the air holds it.
  open var linearDamping: CGFloat = 0.1
  /// How much the air holds its turning.
  open var angularDamping: CGFloat = 0.1
  /// How fast it is.
  open var velocity = CGVector(dx: 0, dy: 0)
  /// How fast it turns.
  open var angularVelocity: CGFloat = 0
  /// What it is.
  open var categoryBitMask: UInt32 = .max
  /// What it bounces off.
  open var collisionBitMask: UInt32 = .max
  /// Of what the delegate is told when it meets it.
  open var contactTestBitMask: UInt32 = 0
  /// Whether it is looked at closely when it is fast.
  open var usesPreciseCollisionDetection = false
  /// Its node.
  open internal(set) weak var node: SKNode?

  /// Creates one without a shape.
  public override init() { super.init() }

  /// Creates a circle.
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  /// Creates a circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  /// Creates a rectangle.
  public convenience init(rectangleOf s: CGSize) { self.init() }
  /// Creates a rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  /// Creates a shape.
  public convenience init(polygonFrom path: CGPath) { self.init() }
  /// Creates what is a picture's.
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  /// Creates the inside of a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  /// Creates the inside of a shape.
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  /// Creates a line.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }

  /// Would push it for a frame.
  open func applyForce(_ force: CGVector) {}
  /// Would push it.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Would turn it.
  open func applyTorque(_ torque: CGFloat) {}
  /// Would turn it.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Returns what it meets: nothing.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
