import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIFieldBehavior", .ownApplication)
struct UIFieldBehaviorTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  /// A box of the mass 1, 100 points to the right of the middle.
  private let box = UIView(frame: CGRect(x: 250, y: 200, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let motion: UIDynamicItemBehavior

  init() {
    stage.addSubview(box)
    animator = UIDynamicAnimator(referenceView: stage)
    motion = UIDynamicItemBehavior(items: [box])
  }

  private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat, _ difference: CGFloat) -> Bool {
    abs(one.x - x) <= difference && abs(one.y - y) <= difference
  }

  /// How fast the box is after the first step with a field in the middle of the stage.
  private func velocityAfterAStep(_ field: UIFieldBehavior) -> CGPoint {
    field.position = CGPoint(x: 200, y: 250)
    field.addItem(box)
    // The field comes first, and still knows the box's material.
    animator.addBehavior(field)
    animator.addBehavior(motion)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(17))
    return motion.linearVelocity(for: box)
  }

  @Test func `a field is everywhere, as strong as 1 and does not fall off (behaviour 900)`() {
    let field = UIFieldBehavior.springField()

    #expect(field.strength == 1 && field.falloff == 0 && field.position == .zero)
    #expect(field.minimumRadius > 0 && field.minimumRadius < 1)
    #expect(field.region === UIRegion.infinite && field.items.isEmpty)
    field.addItem(box)
    field.addItem(box)
    #expect(field.items.count == 1)
    field.removeItem(box)
    #expect(field.items.isEmpty)
  }

  @Test func `only fields that have a direction or a noise keep one (behaviour 900)`() {
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
    noise.direction = CGVector(dx: 1, dy: 0)
    #expect(noise.direction == .zero)

    let gravity = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 2))
    #expect(gravity.direction == CGVector(dx: 1, dy: 2))
    gravity.direction.dy = 3
    (gravity.smoothness, gravity.animationSpeed) = (1, 1)
    #expect(gravity.direction == CGVector(dx: 1, dy: 3))
    #expect(gravity.smoothness == 0 && gravity.animationSpeed == 0)
    #expect(UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4)).position.y == 4)
  }

  @Test(arguments: [
    ("drag", -1, 0), ("vortex", 0, -1), ("radial gravity", -1, 0), ("linear gravity", 0, 1),
    ("velocity", -1, 1), ("spring", -1, 0), ("electric", -1, 0), ("magnetic", -1, -1),
  ])
  func `each field acts by its own law (behaviour 901)`(name: String, x: Int, y: Int) {
    let down = CGVector(dx: 0, dy: 1)
    let fields: [String: UIFieldBehavior] = [
      "drag": .dragField(), "vortex": .vortexField(),
      "radial gravity": .radialGravityField(position: .zero),
      "linear gravity": .linearGravityField(direction: down),
      "velocity": .velocityField(direction: down), "spring": .springField(),
      "electric": .electricField(), "magnetic": .magneticField(),
    ]
    motion.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    motion.charge = 3

    #expect(motion.charge == 3)
    let found = fields[name].map(velocityAfterAStep) ?? .zero
    func sign(_ change: CGFloat) -> Int { abs(change) < 0.05 ? 0 : change < 0 ? -1 : 1 }
    #expect(sign(found.x - 60) == x && sign(found.y) == y, "\(found)")
  }

  @Test func `what has no charge feels no electric and no magnetic field (behaviour 901)`() {
    motion.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    let magnet = UIFieldBehavior.magneticField()
    magnet.addItem(box)
    animator.addBehavior(magnet)

    #expect(velocityAfterAStep(.electricField()) == CGPoint(x: 60, y: 0))
  }

  @Test func `noise is the same in each run, and turbulence needs something that moves`() {
    #expect(velocityAfterAStep(.turbulenceField(smoothness: 0, animationSpeed: 1)) == .zero)
    animator.removeAllBehaviors()

    let noise = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 1)
    let first = velocityAfterAStep(noise)
    #expect(first != .zero)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 300, y: 250)
    #expect(
      velocityAfterAStep(.noiseField(smoothness: 0.2, animationSpeed: 1)) == first)
  }

  @Test func `a field of the app's is asked once in each step, and its force acts (behaviour 902)`()
  {
    var asked: [String] = []
    let field = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
      asked.append(
        "\(field.strength) at \(Int(place.x)) \(Int(place.y)), \(velocity.dx < 0) "
          + "\(mass) \(charge) \(Int((1 / time).rounded()))")
      return CGVector(dx: -12, dy: 0)
    }
    field.strength = 5
    motion.density = 2
    motion.charge = 0.5
    #expect(velocityAfterAStep(field).x < 0)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(17))

    #expect(asked == ["5.0 at 300 250, false 2.0 0.5 60", "5.0 at 299 250, true 2.0 0.5 60"])
  }

  @Test func `a field acts in its region, and a change of it lets the animator go on`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.region = UIRegion(size: CGSize(width: 190, height: 500))
    #expect(velocityAfterAStep(field) == .zero)
    UIApplication.shared.mainLoop.advance(by: .seconds(1))
    #expect(!animator.isRunning)

    field.region = UIRegion(size: CGSize(width: 210, height: 500))
    #expect(animator.isRunning)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(17))
    #expect(motion.linearVelocity(for: box).y > 0)
  }

  @Test func `a spring with some resistance takes an item to its position, where it rests`() {
    let field = UIFieldBehavior.springField()
    motion.density = 0.01
    motion.resistance = 10
    _ = velocityAfterAStep(field)
    UIApplication.shared.mainLoop.advance(by: .seconds(5))

    #expect(isNear(box.center, 200, 250, 0.5) && !animator.isRunning)
  }
}
