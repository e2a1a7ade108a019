import Foundation
import RigidBodies
import Testing

@Suite("Field")
struct FieldTests {
  private let world = World()
  /// A square with sides of 100 points, which has the mass 1, 100 points to the right of zero.
  private let body = Body(shape: Shape(rectangle: Vector(100, 100)), position: Vector(100, 0))

  init() { world.bodies = [body] }

  /// Lets a field act for so many steps of a sixtieth of a second.
  private func run(_ field: Field, steps: Int = 60) {
    var field = field
    field.bodies = [body]
    for _ in 0..<steps {
      world.fields = [field]
      _ = world.step(1 / 60)
    }
  }

  private func field(_ kind: Field.Kind, _ change: (inout Field) -> Void = { _ in }) -> Field {
    var field = Field(kind)
    change(&field)
    return field
  }

  private func isNear(_ one: Vector, _ other: Vector, _ difference: Double = 0.001) -> Bool {
    (one - other).length <= difference
  }

  /// The velocity after one step from a velocity of (60, 0), by the laws that each field is named for.
  @Test func `each field has its own law`() {
    let rows: [(field: Field, density: Double, velocity: Vector)] = [
      // In each of four parts: by 1 / (1 + 1/240).
      (field(.drag), 1, Vector(60 / pow(1 + 1 / 240, 4), 0)),
      (field(.drag), 2, Vector(60 / pow(1 + 1 / 480, 4), 0)),
      (field(.drag) { $0.strength = -1 }, 1, Vector(60, 0)),
      // A gravity of 1 for a sixtieth of a second, whatever the mass is.
      (field(.linearGravity) { $0.direction = Vector(0, 1) }, 2, Vector(60, 1000 / 60)),
      (field(.radialGravity), 2, Vector(60 - 1000 / 60, 0)),
      (field(.radialGravity) { $0.strength = -3 }, 1, Vector(110, 0)),
      (field(.velocity) { ($0.direction, $0.strength) = (Vector(0, -7), 3) }, 1, Vector(0, -21)),
      (field(.electric), 1, Vector(60 - 100 * 3 / 60, 0)),
      (field(.electric), 2, Vector(60 - 50 * 3 / 60, 0)),
      // A turn by charge, strength and time to the left, which is upwards.
      (field(.magnetic), 1, Vector(60 * cos(3 / 60.0), -60 * sin(3 / 60.0))),
      (field(.magnetic) { $0.strength = -1 }, 3, Vector(60 * cos(1 / 60.0), 60 * sin(1 / 60.0))),
      (field(.custom), 1, Vector(60, 0)),
    ]

    for row in rows {
      (body.position, body.velocity) = (Vector(100, 0), Vector(60, 0))
      (body.material.density, body.material.charge) = (row.density, 3)
      run(row.field, steps: 1)
      #expect(isNear(body.velocity, row.velocity), "\(row.field.kind): \(body.velocity)")
    }
  }

  @Test func `a vortex goes round counter-clockwise, and more strongly farther outside`() {
    run(field(.vortex), steps: 1)
    #expect(isNear(body.velocity, Vector(0, -1000 / 60), 0.1))

    (body.position, body.velocity) = (Vector(0, -200), .zero)
    run(field(.vortex), steps: 1)
    #expect(isNear(body.velocity, Vector(-2000 / 60, 0), 0.1))
  }

  @Test func `a spring swings on, as fast as its strength and the mass say`() {
    body.material.density = 4
    // A strength of 16 for the mass 4: 2 radians a second, there and back in pi seconds.
    run(field(.spring) { $0.strength = 16 }, steps: 94)
    #expect(isNear(body.position, Vector(-100, 0), 0.5))
    run(field(.spring) { $0.strength = 16 }, steps: 94 + 188 * 9)
    #expect(isNear(body.position, Vector(100, 0), 5))
  }

  @Test func `a spring that is too stiff for the steps stays where it is`() {
    run(field(.spring) { $0.strength = 1e9 }, steps: 600)
    #expect(body.position.length <= 200)
  }

  @Test func `a falloff counts from the minimum radius on`() {
    let rows: [(x: Double, falloff: Double, minimum: Double, acceleration: Double)] = [
      (200, 0, 1, 1000), (200, 1, 1, 500), (200, 2, 1, 250), (50, 2, 1, 4000), (50, 2, 100, 1000),
      (400, 0.5, 200, 500), (100, 1, 400, 250),
    ]

    for row in rows {
      (body.position, body.velocity) = (Vector(row.x, 0), .zero)
      run(
        field(.radialGravity) {
          ($0.falloff, $0.minimumRadius, $0.strength) = (row.falloff, row.minimum, 0.01)
        }, steps: 1)
      #expect(isNear(body.velocity, Vector(-row.acceleration / 6000, 0), 0.01), "\(row)")
    }
  }

  @Test func `a field acts in its region alone, which is around its position`() {
    let falling = field(.linearGravity) {
      ($0.direction, $0.position, $0.region) = (Vector(0, 1), Vector(100, 300), .circle(radius: 50))
    }
    run(falling)
    #expect(body.velocity == .zero)

    body.position = Vector(100, 300)
    run(falling, steps: 1)
    #expect(body.velocity.y > 0)
  }

  @Test func `a velocity has the last word, whatever acts`() {
    var gravity = field(.linearGravity) { $0.direction = Vector(0, 1) }
    var velocity = field(.velocity) { $0.direction = Vector(30, 0) }
    (gravity.bodies, velocity.bodies) = ([body], [body])
    body.load.acceleration = Vector(0, 1000)
    world.fields = [velocity, gravity]
    _ = world.step(1 / 60)

    #expect(isNear(body.velocity, Vector(30, 0)) && isNear(body.position, Vector(100.5, 0)))
  }

  @Test func `noise differs from place to place and in time, is smooth, and the same in each run`()
  {
    func push(_ x: Double, _ phase: Double, smoothness: Double = 0) -> Vector {
      (body.position, body.velocity) = (Vector(x, 0), .zero)
      run(
        field(.noise) {
          ($0.phase, $0.smoothness, $0.strength) = (phase, smoothness, 0.06)
        }, steps: 1)
      return body.velocity
    }

    #expect(push(7, 0) == push(7, 0))
    #expect(!isNear(push(7, 0), push(27, 0), 0.01))
    #expect(!isNear(push(7, 0), push(7, 0.5), 0.01))
    #expect(isNear(push(7, 0), push(7.01, 0), 0.01))
    #expect(isNear(push(7, 0, smoothness: 1), push(27, 0, smoothness: 1), 0.3))
    #expect((0..<100).allSatisfy { push(Double($0) * 13, 0).length <= 2 })
  }

  @Test func `turbulence acts on what moves, by its velocity`() {
    run(field(.turbulence), steps: 1)
    #expect(body.velocity == .zero)

    body.velocity = Vector(60, 0)
    run(field(.turbulence), steps: 1)
    let change = body.velocity - Vector(60, 0)
    #expect(change.length > 0 && change.length <= 2)
  }

  @Test func `numbers that are none change nothing, and what is anchored stays`() {
    for kind: Field.Kind in [.drag, .vortex, .radialGravity, .noise, .spring, .electric, .magnetic]
    {
      body.velocity = Vector(1, 0)
      for strength in [Double.nan, .infinity] {
        run(
          field(kind) {
            ($0.strength, $0.falloff, $0.smoothness, $0.phase) = (strength, strength, .nan, .nan)
          }, steps: 2)
        #expect(body.velocity.isFinite && body.position.isFinite, "\(kind)")
      }
    }
    body.isAnchored = true
    run(field(.velocity) { $0.direction = Vector(1, 1) })
    #expect(body.velocity == .zero)
  }
}
