import Foundation

/// Something with a mass and a shape that moves and turns.
package final class Body {
  // MARK: What it is

  package var shape: Shape { didSet { weigh() } }
  package var material = Material() { didSet { weigh() } }
  package var allowsRotation = true { didSet { weigh() } }
  /// Whether nothing moves it.
  package var isAnchored = false { didSet { weigh() } }

  // MARK: Where it is, and how it moves

  package var position: Vector
  package var angle: Double
  /// In points a second.
  package var velocity = Vector.zero
  /// In radians a second.
  package var spin = 0.0

  // MARK: What acts on it

  package var load = Load()

  package init(shape: Shape, position: Vector, angle: Double = 0) {
    self.shape = shape
    self.position = position
    self.angle = angle
    weigh()
  }

  /// Changes the velocity at once, as a hit at a point does.
  package func hit(_ impulse: Vector, offset: Vector) {
    velocity = velocity + impulse * inverseMass
    spin += offset.cross(impulse) * inverseInertia
  }

  /// Lets a force act at a point, besides the others.
  package func push(_ force: Vector, offset: Vector) {
    load.force = load.force + force
    load.torque += offset.cross(force)
  }

  /// A point of the world in the body's coordinates.
  package func local(_ point: Vector) -> Vector { (point - position).rotated(by: -angle) }

  /// Takes back what acts on it and what it is made of, to be said anew.
  package func release() {
    load = Load()
    material = Material()
    if !allowsRotation { allowsRotation = true }
    if isAnchored { isAnchored = false }
  }

  /// The mass; that of a shape of 100 by 100 points with the density 1 is 1.
  package var mass: Double { 1 / inverseMass }
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  private func weigh() {
    let given = material.density
    let density = given > 0 && given.isFinite ? given : 1
    let mass = density * max(shape.area, 1e-6) / 10_000
    inverseMass = isAnchored ? 0 : 1 / mass
    let turns = !isAnchored && allowsRotation && shape.inertia > 0
    inverseInertia = turns ? inverseMass / shape.inertia : 0
    if isAnchored { velocity = .zero }
    if inverseInertia == 0 { spin = 0 }
  }

  // MARK: Going on

  /// Where it was when it was placed last.
  private struct Placed {
    var position = Vector.zero
    var outline = Outline(points: [], normals: [])
    var reach = 0.0
  }

  private var placed = Placed()

  /// Where its corners are, as of the last time that it was placed.
  var outline: Outline { placed.outline }
  /// How far its corners are from its middle at most.
  var reach: Double { placed.reach }

  func place() {
    placed.position = position
    let (sine, cosine) = (sin(angle), cos(angle))
    func turned(_ vector: Vector) -> Vector {
      Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }
    placed.outline.points = shape.points.map { position + turned($0) }
    placed.outline.normals = shape.normals.map(turned)
    placed.reach = shape.points.reduce(0) { max($0, $1.length) }
  }

  /// Goes back to where it was placed, if its middle has gone through one of the sides since.
  func stay(behind sides: [Outline]) {
    for side in sides {
      let normal = side.normals[0]
      let (before, now) = (
        normal.dot(placed.position - side.points[0]), normal.dot(position - side.points[0])
      )
      guard (before >= 0) != (now >= 0) else { continue }
      let place = placed.position + (position - placed.position) * (before / (before - now))
      let way = side.points[1] - side.points[0]
      guard (0...way.dot(way)).contains(way.dot(place - side.points[0])) else { continue }
      position = placed.position
      return
    }
  }

  func accelerate(for time: Double) {
    guard inverseMass > 0 else { return }
    velocity = velocity + (load.acceleration + load.force * inverseMass) * time
    spin += load.torque * inverseInertia * time
    velocity = velocity * (1 / (1 + max(material.resistance, 0) * time))
    spin *= 1 / (1 + max(material.angularResistance, 0) * time)
    velocity = velocity.isFinite ? velocity.limited(to: Self.greatestSpeed) : .zero
    spin = spin.isFinite ? min(max(spin, -Self.greatestSpin), Self.greatestSpin) : 0
  }

  func move(for time: Double) {
    guard inverseMass > 0 else { return }
    let (place, turn) = (position + velocity * time, angle + spin * time)
    if place.isFinite { position = place } else { velocity = .zero }
    if turn.isFinite { angle = turn } else { spin = 0 }
  }

  /// A body that falls for ever never gets a speed that is not a number.
  static let greatestSpeed = 1_000_000.0
  private static let greatestSpin = 1_000.0

  // MARK: Resting

  /// What it is made of.
  package struct Material {
    package var density = 1.0
    package var elasticity = 0.0
    package var friction = 0.0
    /// How much of its velocity it loses in a second, while that is little.
    package var resistance = 0.0
    package var angularResistance = 0.0
    /// What electric and magnetic fields act on.
    package var charge = 0.0
  }

  /// What acts on it.
  package struct Load {
    /// What makes it faster, whatever its mass is: points a second, each second.
    package var acceleration = Vector.zero
    /// What makes a body of the mass 1 faster by so many points a second, each second.
    package var force = Vector.zero
    package var torque = 0.0
  }

  /// Where it was when it was looked at last, and how far it had come by then.
  private var lookedAt = (time: 0.0, position: Vector.zero, angle: 0.0, way: Vector.zero)
  /// How often it had hardly moved when it was looked at, one time after the other.
  private var quietLooks = 0

  /// Whether it has come to rest.
  package var rests: Bool { isAnchored || quietLooks >= Self.looksToRest }

  /// Makes it wait again before it counts as resting.
  package func wake() {
    quietLooks = 0
    lookedAt = (0, position, angle, .zero)
  }

  /// Looks now and then whether it has moved: what only trembles rests, and what becomes faster by
  /// little at a time does not.
  func noteRest(after time: Double) {
    if velocity.length > Self.liveliness || abs(spin) > Self.liveliness / 30 { return wake() }
    lookedAt.time += time
    guard lookedAt.time >= Self.timeBetweenLooks else { return }
    let way = position - lookedAt.position
    let isQuiet =
      way.length < Self.quietWay && abs(angle - lookedAt.angle) < Self.quietWay / 30
      && (way - lookedAt.way).length < Self.quietWay / 8
    quietLooks = isQuiet ? quietLooks + 1 : 0
    lookedAt = (0, position, angle, way)
  }

  private static let looksToRest = 2
  private static let timeBetweenLooks = 0.25 - 1e-6
  private static let quietWay = 0.4
  private static let liveliness = 10.0
}
