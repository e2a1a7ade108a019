import RigidBodies
import TestSupport
import Testing

@Suite("Worlds at random")
struct WorldFuzzTests {
  /// A closed room with bodies of any kind, each with a joint now and then.
  private func world(_ fuzz: Fuzz) -> World {
    var generator = fuzz.generator
    let world = World()
    let group = CollisionGroup()
    group.barriers = [
      Barrier(lines: [[.zero, Vector(800, 0), Vector(800, 600), Vector(0, 600), .zero]])
    ]
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    for index in 0..<5 {
      let size = Vector(number(10...90), number(10...90))
      let shape = Bool.random(using: &generator) ? Shape(rectangle: size) : Shape(ellipse: size)
      let place = Vector(100 + 200 * Double(index % 4), 150 + 250 * Double(index / 4))
      let body = Body(shape: shape, position: place, angle: number(-3...3))
      body.load.acceleration = Vector(0, 1000)
      body.material.elasticity = number(0...0.9)
      body.material.friction = number(0.1...1)
      body.material.density = number(0.2...5)
      body.material.angularResistance = 1
      body.material.resistance = number(0.1...1)
      body.velocity = Vector(number(-3000...3000), number(-3000...3000))
      body.spin = number(-10...10)
      world.bodies.append(body)
      group.bodies.append(body)
    }
    if let first = world.bodies.first, let last = world.bodies.last {
      world.joints = [
        Joint(
          .distance(number(0...200)), first, at: .zero, to: last, at: Vector(number(-20...20), 0))
      ]
    }
    world.groups = [group]
    return world
  }

  @Test(arguments: Fuzz.runs(short: 1, long: 50))
  func `all stay in the room and end somewhere, the same way each time`(fuzz: Fuzz) {
    let (one, other) = (world(fuzz), world(fuzz))
    var frames = 0
    var touches = 0
    while !one.rests, frames < 60 * 60 {
      frames += 1
      for event in one.step(1 / 60) { touches += event.begins ? 1 : -1 }
      _ = other.step(1 / 60)
      for body in one.bodies {
        let isInside =
          body.position.x > 0 && body.position.x < 800 && body.position.y > 0
          && body.position.y < 600
        guard isInside else {
          Issue.record("\(body.position) is outside after \(frames) frames: \(fuzz)")
          return
        }
      }
    }

    #expect(touches > 0, "\(fuzz)")
    #expect(one.bodies.map(\.position) == other.bodies.map(\.position), "\(fuzz)")
    #expect(one.bodies.map(\.angle) == other.bodies.map(\.angle), "\(fuzz)")
    // What has come to rest is moved no more; what is jammed may tremble and creep for ever.
    guard !one.rests else { return }
    for _ in 0..<60 { _ = one.step(1 / 60) }
    for (body, place) in zip(one.bodies, other.bodies.map(\.position)) {
      #expect((body.position - place).length < 5, "\(fuzz)")
    }
  }
}
