import RigidBodies
import Testing

@Suite("Joint")
struct JointTests {
  private let world = World()

  private func square(at x: Double, _ y: Double) -> Body {
    let body = Body(shape: Shape(rectangle: Vector(100, 100)), position: Vector(x, y))
    world.bodies.append(body)
    return body
  }

  private func run(_ seconds: Double, _ look: () -> Void = {}) {
    for _ in 0..<Int(seconds * 60) {
      _ = world.step(1 / 60)
      look()
    }
  }

  private func isNear(_ one: Double, _ other: Double, _ difference: Double = 0.5) -> Bool {
    abs(one - other) <= difference
  }

  @Test func `a firm distance is kept while the body swings`() {
    let body = square(at: 200, 0)
    body.load.acceleration = Vector(0, 1000)
    world.joints = [Joint(.distance(200), body, at: .zero, to: nil, at: .zero)]
    var farthest = (200.0, 200.0)
    run(3) {
      farthest = (min(farthest.0, body.position.length), max(farthest.1, body.position.length))
    }

    #expect(isNear(farthest.0, 200, 2) && isNear(farthest.1, 200, 2), "\(farthest)")
  }

  @Test func `a spring swings as often as it says, and comes to rest by its damping`() {
    let body = square(at: 200, 0)
    let joint = Joint(.distance(100), body, at: .zero, to: nil, at: .zero)
    joint.frequency = 1
    world.joints = [joint]
    var turns = 0
    var last = 0.0
    run(4) {
      if last < 0, body.velocity.x >= 0 { turns += 1 }
      last = body.velocity.x
    }
    #expect(turns == 4)

    joint.damping = 1
    run(4)
    #expect(isNear(body.position.x, 100, 0.2), "\(body.position)")
    #expect(world.rests)
  }

  @Test func `a spring without a length comes to its point`() {
    let body = square(at: 200, 100)
    let joint = Joint(.distance(0), body, at: .zero, to: nil, at: Vector(50, 60))
    joint.frequency = 2
    joint.damping = 0.8
    world.joints = [joint]
    run(3)

    #expect(isNear(body.position.x, 50, 0.1) && isNear(body.position.y, 60, 0.1))
    #expect(world.rests)
  }

  @Test func `a firm joint follows its point`() {
    let body = square(at: 0, 0)
    let joint = Joint(.pin, body, at: Vector(20, 0), to: nil, at: Vector(20, 0))
    world.joints = [joint]
    joint.otherPlace = Vector(300, 0)
    run(1)

    #expect(isNear(body.position.x + 20, 300, 1), "\(body.position)")
  }

  @Test func `a rope is loose until it is stretched`() {
    let body = square(at: 0, 0)
    body.load.acceleration = Vector(0, 1000)
    world.joints = [Joint(.rope(300), body, at: .zero, to: nil, at: .zero)]
    run(0.4)
    #expect(isNear(body.position.y, 80, 3))
    run(3)

    #expect(isNear(body.position.y, 300, 1))
    #expect(world.rests)
  }

  @Test func `what is welded moves as one, and what is pinned turns`() {
    let one = square(at: 0, 0)
    let other = square(at: 100, 0)
    world.joints = [Joint(.weld(turn: 0), one, at: Vector(50, 0), to: other, at: Vector(-50, 0))]
    one.hit(Vector(0, 100), offset: .zero)
    run(1)
    #expect(isNear(one.angle, other.angle, 0.02))
    #expect(abs(one.angle) > 0.1)

    world.joints = [Joint(.pin, one, at: Vector(50, 0), to: other, at: Vector(-50, 0))]
    one.spin = 3
    other.spin = -3
    run(0.5)
    #expect(abs(one.angle - other.angle) > 0.5)
  }

  @Test func `what slides keeps to its axis, within its range, and does not turn`() {
    let body = square(at: 0, 0)
    body.load.acceleration = Vector(0, 1000)
    world.joints = [
      Joint(
        .slide(axis: Vector(0, 1), range: -50...150, turn: 0), body, at: .zero, to: nil, at: .zero)
    ]
    body.hit(Vector(100, 0), offset: Vector(0, 30))
    run(3)

    #expect(isNear(body.position.x, 0, 0.5) && isNear(body.angle, 0, 0.01))
    #expect(isNear(body.position.y, 150, 0.5), "\(body.position)")
    #expect(world.rests)
    body.load.acceleration = Vector(0, -1000)
    body.wake()
    run(3)
    #expect(isNear(body.position.y, -50, 0.5), "\(body.position)")
  }

  @Test func `a pin with friction stops turning`() {
    let body = square(at: 0, 0)
    let joint = Joint(.pin, body, at: .zero, to: nil, at: .zero)
    joint.frictionTorque = 5000
    world.joints = [joint]
    body.spin = 2
    run(2)

    #expect(body.spin == 0)
  }

  @Test func `those that are attached to each other do not meet`() {
    let one = square(at: 0, 0)
    let other = square(at: 90, 0)
    let group = CollisionGroup()
    group.bodies = [one, other]
    world.groups = [group]
    world.joints = [Joint(.distance(90), one, at: .zero, to: other, at: .zero)]
    run(1)

    #expect(isNear(other.position.x - one.position.x, 90, 0.1))
  }
}
