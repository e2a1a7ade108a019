import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// Gravity, pushes, snaps and the properties of items.
@MainActor
@Suite("UIDynamicBehavior", .ownApplication)
struct UIDynamicBehaviorTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  private let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    stage.addSubview(box)
    animator = UIDynamicAnimator(referenceView: stage)
  }

  private func advance(by time: Duration) { UIApplication.shared.mainLoop.advance(by: time) }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ difference: CGFloat = 0.01) -> Bool {
    abs(one - other) <= difference
  }

  /// How fast the box is after a second, which has just passed.
  private func velocityAfterASecond(_ behavior: UIDynamicBehavior) -> CGPoint {
    let motion = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(behavior)
    animator.addBehavior(motion)
    advance(by: .milliseconds(1001))
    return motion.linearVelocity(for: box)
  }

  // MARK: Gravity

  @Test func `a gravity of 1 is 1,000 points a second each second, downwards (behaviour 880)`() {
    let gravity = UIGravityBehavior(items: [box, box])

    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1 && gravity.angle == .pi / 2 && gravity.items.count == 1)
    let velocity = velocityAfterASecond(gravity)
    #expect(velocity.x == 0 && isNear(velocity.y, 1000))
    // Half a second for each second and second, but for the size of the steps.
    #expect(isNear(box.center.y, 550, 3))
  }

  @Test func `a gravity has its direction by numbers, and by angle and magnitude (behaviour 880)`()
  {
    let gravity = UIGravityBehavior()
    gravity.gravityDirection = CGVector(dx: 0, dy: -2)
    #expect(gravity.magnitude == 2 && isNear(gravity.angle, -.pi / 2))
    gravity.magnitude = 0.5
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: -0.5))
    gravity.angle = 0
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.setAngle(.pi, magnitude: 3)
    #expect(isNear(gravity.gravityDirection.dx, -3) && isNear(gravity.gravityDirection.dy, 0))
    gravity.gravityDirection = .zero
    gravity.magnitude = 1
    #expect(isNear(gravity.gravityDirection.dx, -1))
    gravity.addItem(box)
    #expect(isNear(velocityAfterASecond(gravity).x, -1000))
    gravity.removeItem(box)
    #expect(gravity.items.isEmpty)
  }

  // MARK: Pushes

  @Test func `a push of 1 is 100 points a second, each second or at once (behaviour 881)`() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    #expect(push.magnitude == 0 && push.angle == 0 && push.pushDirection == .zero && push.active)
    push.setAngle(0, magnitude: 1)
    #expect(isNear(velocityAfterASecond(push).x, 100))
    #expect(push.active)
    animator.removeAllBehaviors()

    let hit = UIPushBehavior(items: [box], mode: .instantaneous)
    hit.pushDirection = CGVector(dx: 0, dy: -1)
    #expect(isNear(velocityAfterASecond(hit).y, -100))
    #expect(!hit.active && hit.mode == .instantaneous)
    hit.magnitude = -2
    hit.active = true
    let motion = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(motion)
    advance(by: .milliseconds(20))
    #expect(isNear(motion.linearVelocity(for: box).y, 100))
  }

  @Test(arguments: [
    (size: 200.0, density: 1.0, speed: 25.0), (100, 2, 50), (50, 4, 100), (100, 0, 100),
    (100, .nan, 100),
  ])
  func `what is larger or denser is harder to push`(size: Double, density: Double, speed: Double) {
    box.bounds.size = CGSize(width: size, height: size)
    let made = UIDynamicItemBehavior(items: [box])
    made.density = density
    animator.addBehavior(made)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.magnitude = 1

    #expect(isNear(velocityAfterASecond(push).x, speed))
  }

  @Test func `a push beside the middle turns, too`() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.magnitude = 1
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -40), for: box)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 9, vertical: 9), for: stage)
    #expect(push.targetOffsetFromCenter(for: box).vertical == -40)
    #expect(push.targetOffsetFromCenter(for: stage) == .zero)
    animator.addBehavior(push)
    advance(by: .milliseconds(100))

    #expect(box.transform.b > 0)
    push.removeItem(box)
    push.addItem(box)
    #expect(push.targetOffsetFromCenter(for: box) == .zero)
  }

  // MARK: Snaps

  @Test(arguments: [0, 0.5, 1, -3, 7, CGFloat.nan])
  func `a snap brings its item to the point, and upright (behaviour 883)`(damping: CGFloat) {
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 400))
    #expect(snap.damping == 0.5)
    snap.damping = damping
    animator.addBehavior(snap)
    advance(by: .seconds(6))

    #expect(box.center == CGPoint(x: 300, y: 400))
    #expect(isNear(box.transform.a, 1) && isNear(box.transform.b, 0))
    #expect(!animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    advance(by: .seconds(6))
    #expect(box.center == CGPoint(x: 100, y: 100))
  }

  @Test func `it swings less with more damping (behaviour 883)`() {
    var ways: [CGFloat] = []
    for damping: CGFloat in [0, 0.5, 1] {
      animator.removeAllBehaviors()
      box.center = CGPoint(x: 100, y: 100)
      box.transform = .identity
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 100))
      snap.damping = damping
      var farthest: CGFloat = 0
      snap.action = { farthest = max(farthest, box.center.x) }
      animator.addBehavior(snap)
      advance(by: .seconds(6))
      ways.append(farthest)
    }

    #expect(ways[0] > ways[1] + 10 && ways[1] > ways[2] + 2, "\(ways)")
    #expect(ways[2] < 301)
  }

  // MARK: What items are made of

  @Test func `items are as they are by default (behaviour 882)`() {
    let made = UIDynamicItemBehavior()

    #expect(made.elasticity == 0 && made.friction == 0 && made.density == 1)
    #expect(made.resistance == 0 && made.angularResistance == 0 && made.charge == 0)
    #expect(made.allowsRotation && !made.isAnchored && made.items.isEmpty)
  }

  @Test func `velocities are kept until there is an animator (behaviour 882)`() {
    let motion = UIDynamicItemBehavior(items: [box])
    motion.addLinearVelocity(CGPoint(x: 60, y: 30), for: box)
    motion.addLinearVelocity(CGPoint(x: 60, y: 30), for: box)
    motion.addAngularVelocity(2, for: box)
    motion.addLinearVelocity(CGPoint(x: 60, y: 30), for: stage)
    #expect(motion.linearVelocity(for: box) == CGPoint(x: 120, y: 60))
    #expect(motion.angularVelocity(for: box) == 2)
    #expect(motion.linearVelocity(for: stage) == .zero)
    animator.addBehavior(motion)
    advance(by: .milliseconds(501))

    #expect(isNear(box.center.x, 260) && isNear(box.center.y, 80))
    #expect(isNear(atan2(box.transform.b, box.transform.a), 1))
    motion.addLinearVelocity(CGPoint(x: -120, y: -60), for: box)
    #expect(motion.linearVelocity(for: box) == .zero)
  }

  @Test func `each behavior counts for what was set in it, the last one for all (behaviour 885)`() {
    let (slow, still) = (UIDynamicItemBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
    slow.resistance = 3
    still.allowsRotation = false
    slow.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    slow.addAngularVelocity(5, for: box)
    animator.addBehavior(slow)
    animator.addBehavior(still)
    advance(by: .seconds(5))

    #expect(slow.linearVelocity(for: box).x < 1)
    #expect(box.transform == .identity)
    #expect(!animator.isRunning)
    still.allowsRotation = true
    still.resistance = 0
    slow.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    advance(by: .seconds(1))
    #expect(isNear(slow.linearVelocity(for: box).x, 100, 1))
    still.removeItem(box)
    advance(by: .seconds(3))
    #expect(slow.linearVelocity(for: box).x < 5)
  }

  @Test func `what is anchored does not move (behaviour 882)`() {
    let made = UIDynamicItemBehavior(items: [box])
    made.isAnchored = true
    animator.addBehavior(made)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    advance(by: .seconds(2))

    #expect(box.center == CGPoint(x: 200, y: 50))
    #expect(!animator.isRunning)
  }
}
