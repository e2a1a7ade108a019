import RigidBodies
import Testing

@Suite("World")
struct WorldTests {
  private let world = World()
  private let group = CollisionGroup()

  init() { world.groups = [group] }

  /// A square with sides of 100 points, which has the mass 1.
  private func square(at x: Double, _ y: Double, size: Double = 100) -> Body {
    let body = Body(shape: Shape(rectangle: Vector(size, size)), position: Vector(x, y))
    world.bodies.append(body)
    group.bodies.append(body)
    return body
  }

  /// A floor at a height of 500, with walls from 0 to 400.
  private func room() {
    group.barriers = [
      Barrier(lines: [[Vector(0, -5000), Vector(0, 500), Vector(400, 500), Vector(400, -5000)]])
    ]
  }

  @discardableResult
  private func run(_ seconds: Double) -> [World.Event] {
    (0..<Int(seconds * 60)).flatMap { _ in world.step(1 / 60) }
  }

  private func isNear(_ one: Double, _ other: Double, _ difference: Double = 0.5) -> Bool {
    abs(one - other) <= difference
  }

  @Test func `what falls is faster by its acceleration in each second`() {
    let body = square(at: 0, 0)
    body.load.acceleration = Vector(0, 1000)
    run(1)

    #expect(isNear(body.velocity.y, 1000, 0.001))
    // Half of it times the square of the time, but for the size of the steps.
    #expect(isNear(body.position.y, 500, 3))
    #expect(body.position.x == 0 && body.angle == 0)
  }

  @Test func `a force makes the mass 1 faster by so much, and a double one half of it`() {
    let light = square(at: 0, 0)
    let heavy = square(at: 500, 0)
    heavy.material.density = 2
    light.load.force = Vector(100, 0)
    heavy.load.force = Vector(100, 0)
    run(1)

    #expect(isNear(light.velocity.x, 100, 0.001))
    #expect(isNear(heavy.velocity.x, 50, 0.001))
  }

  @Test func `a hit changes the velocity at once, beside the middle the turning, too`() {
    let body = square(at: 0, 0)
    body.hit(Vector(100, 0), offset: .zero)
    #expect(body.velocity == Vector(100, 0) && body.spin == 0)
    body.hit(Vector(0, 50), offset: Vector(10, 0))

    #expect(body.velocity == Vector(100, 50) && body.spin > 0)
  }

  @Test func `what does not bounce lies on the floor, upright, and rests`() {
    room()
    let body = square(at: 200, 100)
    body.load.acceleration = Vector(0, 1000)
    let events = run(3)

    #expect(isNear(body.position.y, 450, 0.05), "\(body.position)")
    #expect(isNear(body.position.x, 200, 0.001) && isNear(body.angle, 0, 0.001))
    #expect(world.rests)
    #expect(events.map(\.begins) == [true])
    #expect(events.first?.barrier === group.barriers[0])
    #expect(isNear(events.first?.place.y ?? 0, 500, 1))
  }

  @Test func `nothing is in the floor on the way`() {
    room()
    let body = square(at: 200, -4000)
    body.load.acceleration = Vector(0, 1000)
    var lowest = 0.0
    for _ in 0..<300 {
      _ = world.step(1 / 60)
      lowest = max(lowest, body.position.y)
    }

    #expect(isNear(lowest, 450, 0.1), "\(lowest)")
  }

  @Test(arguments: [0.3, 0.5, 0.8])
  func `what bounces comes back with that part of its speed, and straight`(elasticity: Double) {
    room()
    let body = square(at: 200, 250)
    body.material.elasticity = elasticity
    body.load.acceleration = Vector(0, 1000)
    var highest = 1000.0
    var hasBounced = false
    for _ in 0..<120 {
      _ = world.step(1 / 60)
      if body.velocity.y < 0 { hasBounced = true }
      if hasBounced { highest = min(highest, body.position.y) }
      if hasBounced, body.velocity.y > 0 { break }
    }
    let height = 200 * elasticity * elasticity

    #expect(isNear(450 - highest, height, height * 0.1), "\(highest)")
    #expect(isNear(body.angle, 0, 0.001))
    run(8)
    #expect(world.rests)
    #expect(isNear(body.position.y, 450, 0.1))
  }

  @Test func `each bounce begins to touch and ends`() {
    room()
    let body = square(at: 200, 350)
    body.material.elasticity = 0.6
    body.load.acceleration = Vector(0, 1000)
    let events = run(5)

    #expect(events.count > 3)
    #expect(events.prefix(4).map(\.begins) == [true, false, true, false])
    #expect(events.last?.begins == true)
  }

  @Test func `a tower of five stands`() {
    room()
    let tower = (0..<5).map { square(at: 200, 470 - 62 * Double($0), size: 60) }
    for body in tower {
      body.load.acceleration = Vector(0, 1000)
      body.material.friction = 0.3
    }
    run(5)

    #expect(world.rests)
    for (index, body) in tower.enumerated() {
      #expect(isNear(body.position.y, 470 - 60 * Double(index), 1), "\(body.position)")
      #expect(isNear(body.position.x, 200, 0.5))
    }
  }

  @Test func `what hangs over an edge tips and falls`() {
    group.barriers = [Barrier(lines: [[Vector(0, 500), Vector(180, 500)]])]
    let body = square(at: 200, 440)
    body.load.acceleration = Vector(0, 1000)
    run(2)

    #expect(body.position.y > 700)
    #expect(body.angle > 0.5)
  }

  @Test func `what may not turn does not`() {
    group.barriers = [Barrier(lines: [[Vector(0, 500), Vector(180, 500)]])]
    let body = square(at: 200, 440)
    body.allowsRotation = false
    body.load.acceleration = Vector(0, 1000)
    run(2)

    #expect(isNear(body.position.y, 450, 0.1))
    #expect(body.angle == 0)
  }

  @Test func `two that meet share their speed, and pass it on if they bounce`() {
    let one = square(at: 0, 0)
    let other = square(at: 200, 0)
    one.velocity = Vector(200, 0)
    run(2)
    #expect(isNear(one.velocity.x, 100, 1) && isNear(other.velocity.x, 100, 1))
    #expect(other.position.x - one.position.x > 99.9)

    one.position = Vector(0, 0)
    other.position = Vector(200, 0)
    one.velocity = Vector(200, 0)
    other.velocity = .zero
    one.material.elasticity = 1
    run(2)
    #expect(isNear(one.velocity.x, 0, 1) && isNear(other.velocity.x, 200, 1))
  }

  @Test func `what is anchored is met, and does not move`() {
    let one = square(at: 0, 0)
    let wall = square(at: 200, 0)
    wall.isAnchored = true
    wall.load.acceleration = Vector(0, 1000)
    one.velocity = Vector(200, 0)
    run(3)

    #expect(wall.position == Vector(200, 0))
    #expect(isNear(one.position.x, 100, 0.1))
    #expect(world.rests)
  }

  @Test func `a fast one passes no thin line, from either side`() {
    group.barriers = [Barrier(lines: [[Vector(300, -500), Vector(300, 500)]])]
    let left = square(at: 0, 0, size: 10)
    let right = square(at: 600, 100, size: 10)
    left.velocity = Vector(90_000, 0)
    right.velocity = Vector(-90_000, 0)
    run(1)

    #expect(left.position.x < 300 && right.position.x > 300)
  }

  @Test func `resistance slows, friction holds`() {
    room()
    let free = square(at: 0, -3000)
    free.material.resistance = 2
    free.velocity = Vector(0, -100)
    let rubbing = square(at: 100, 450)
    rubbing.material.friction = 0.5
    rubbing.load.acceleration = Vector(0, 1000)
    rubbing.velocity = Vector(200, 0)
    run(5)

    #expect(abs(free.velocity.y) < 1)
    // By its weight times the friction: 500 points a second less each second, for 40 points.
    #expect(isNear(rubbing.position.x, 140, 2), "\(rubbing.position)")
    #expect(world.rests)
  }

  @Test func `an ellipse rolls where a square glides`() {
    group.barriers = [Barrier(lines: [[Vector(0, 500), Vector(4000, 500)]])]
    let ball = square(at: 100, 450)
    ball.shape = Shape(ellipse: Vector(100, 100))
    ball.material.friction = 1
    ball.load.acceleration = Vector(0, 1000)
    ball.velocity = Vector(400, 0)
    run(2)

    #expect(ball.position.x > 500)
    #expect(ball.spin > 1)
    #expect(isNear(ball.position.y, 450, 1))
  }

  @Test func `numbers that are none move nothing out of the world`() {
    room()
    let body = square(at: 200, 100)
    for strange in [Double.nan, .infinity, -.infinity, 1e308] {
      body.velocity = Vector(strange, strange)
      body.spin = strange
      body.load.force = Vector(strange, 0)
      body.load.acceleration = Vector(0, strange)
      body.material.density = strange
      body.material.elasticity = strange
      body.material.friction = strange
      body.material.resistance = strange
      run(0.5)
      #expect(body.position.isFinite && body.angle.isFinite, "\(strange)")
    }
    #expect(Shape(around: [Vector(0, 0), Vector(.nan, 1), Vector(2, 2)]) == nil)
    group.barriers = [
      Barrier(lines: [[], [.zero], [.zero, .zero], [.zero, Vector(.infinity, 0)]])
    ]
    run(0.5)
  }
}
