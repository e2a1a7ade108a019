import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Choices without a source: dynamics", .ownApplication)
struct DynamicsUnsourcedChoicesTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  private let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    stage.addSubview(box)
    animator = UIDynamicAnimator(referenceView: stage)
  }

  @Test func `items of no item behavior do not bounce and do not rub`() {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(1_100))
    #expect(abs(box.frame.maxY - 500) < 0.1)

    gravity.gravityDirection = CGVector(dx: 0.1, dy: 1)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(501))
    #expect(abs(box.center.x - 212.5) < 1)
  }

  @Test func `time is counted from when the items last began to move`() {
    let motion = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(motion)
    UIApplication.shared.mainLoop.advance(by: .seconds(3))
    #expect(abs(animator.elapsedTime - 0.5) < 0.001)
    motion.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(105))

    #expect(abs(animator.elapsedTime - 0.1) < 0.001)
  }

  @Test func `what was scaled stays so`() {
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let motion = UIDynamicItemBehavior(items: [box])
    motion.addAngularVelocity(.pi, for: box)
    animator.addBehavior(motion)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(501))

    #expect(abs(box.transform.b - 2) < 0.001)
  }

  @Test(arguments: [
    ("drag", CGPoint(x: 59, y: 0)), ("vortex", CGPoint(x: 60, y: -16.7)),
    ("radial gravity", CGPoint(x: 43.3, y: 0)), ("linear gravity", CGPoint(x: 60, y: 16.7)),
    ("velocity", CGPoint(x: 0, y: 1)), ("spring", CGPoint(x: 58.3, y: 0)),
    ("electric", CGPoint(x: 55, y: 0)), ("magnetic", CGPoint(x: 59.9, y: -3)),
    ("own", CGPoint(x: 40, y: 0)),
  ])
  func `a strength of 1 is worth a gravity or a push of 1, 100 points away`(
    name: String, velocity: CGPoint
  ) {
    let down = CGVector(dx: 0, dy: 1)
    let fields: [String: UIFieldBehavior] = [
      "drag": .dragField(), "vortex": .vortexField(),
      "radial gravity": .radialGravityField(position: .zero),
      "linear gravity": .linearGravityField(direction: down),
      "velocity": .velocityField(direction: down), "spring": .springField(),
      "electric": .electricField(), "magnetic": .magneticField(),
      "own": .field { _, _, _, _, _, _ in CGVector(dx: -12, dy: 0) },
    ]
    let motion = UIDynamicItemBehavior(items: [box])
    motion.charge = 3
    motion.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    animator.addBehavior(motion)
    if let field = fields[name] {
      field.falloff = 1
      field.position = CGPoint(x: box.center.x - 100, y: box.center.y)
      field.addItem(box)
      animator.addBehavior(field)
    }
    UIApplication.shared.mainLoop.advance(by: .milliseconds(17))

    let found = motion.linearVelocity(for: box)
    #expect(abs(found.x - velocity.x) < 0.2 && abs(found.y - velocity.y) < 0.2, "\(found)")
  }
}
