import Foundation

/// One thing that holds for the velocities of two bodies, or of one and the world, and the impulse
/// that sees to it.
struct Row {
  /// The reason for a row.
  enum Kind: Equatable {
    case contact
    /// It stands behind its contact, which says how strong it is at most.
    case friction(Double)
    case joint
  }

  let kind: Kind
  let one: Body
  let other: Body?
  /// The way along which the other one moves away.
  let normal: Vector
  /// How turning moves the places where both are held along the normal.
  let levers: (one: Double, other: Double)
  /// The velocity that is made up for, because of where the bodies are.
  var bias = 0.0
  /// How fast the other one is to move away, if it has bounced off.
  var bounce = 0.0
  /// The part of its impulse by which the row gives way.
  private(set) var softness = 0.0
  private(set) var impulse = 0.0
  var limits = -Double.infinity...Double.infinity
  /// The velocity that an impulse makes.
  private let inverseMass: Double

  init(
    _ kind: Kind, _ one: Body, _ other: Body?, along normal: Vector, at places: (Vector, Vector)
  ) {
    self.init(
      kind, one, other, normal,
      (places.0.cross(normal), other == nil ? 0 : places.1.cross(normal)))
  }

  /// Creates a row about turning.
  init(turning one: Body, _ other: Body?) {
    self.init(.joint, one, other, .zero, (1, other == nil ? 0 : 1))
  }

  private init(
    _ kind: Kind, _ one: Body, _ other: Body?, _ normal: Vector, _ levers: (Double, Double)
  ) {
    self.kind = kind
    self.one = one
    self.other = other
    self.normal = normal
    self.levers = levers
    let share = normal == .zero ? 0 : one.inverseMass + (other?.inverseMass ?? 0)
    inverseMass =
      share + one.inverseInertia * levers.0 * levers.0
      + (other?.inverseInertia ?? 0) * levers.1 * levers.1
  }

  /// The speed at which the other one moves away.
  var velocity: Double {
    let away = normal.dot((other?.velocity ?? .zero) - one.velocity)
    return away + levers.other * (other?.spin ?? 0) - levers.one * one.spin
  }

  /// Makes the row firm: of an error, a part is made up for at each step.
  mutating func correct(_ error: Double, in time: Double) {
    bias = min(max(0.2 * error / time, -Self.fastestCorrection), Self.fastestCorrection)
  }

  private static let fastestCorrection = 5_000.0

  /// Makes the row a spring, by its swings in a second; 1 is a damping that lets none happen.
  mutating func soften(_ error: Double, frequency: Double, damping: Double, in time: Double) {
    guard inverseMass > 0 else { return }
    let turn = 2 * Double.pi * frequency
    let stiffness = turn * turn / inverseMass
    let drag = 2 * max(damping, 0) * turn / inverseMass
    softness = 1 / (time * (drag + time * stiffness))
    bias = error * time * stiffness * softness
  }

  /// Begins with the impulse of the step before.
  mutating func begin(with impulse: Double) {
    guard inverseMass > 0, impulse != 0 else { return }
    self.impulse = impulse
    apply(impulse)
  }

  /// Changes the impulse by what the velocities ask for.
  ///
  /// - Parameter strength: That of the contact before it.
  mutating func solve(bias: Double, strength: Double) {
    guard inverseMass > 0 else { return }
    let wanted = impulse - (velocity + bias + softness * impulse) / (inverseMass + softness)
    let new: Double
    switch kind {
    case .contact: new = max(wanted, 0)
    case .friction(let part): new = min(max(wanted, -part * strength), part * strength)
    case .joint: new = min(max(wanted, limits.lowerBound), limits.upperBound)
    }
    guard new.isFinite else { return }
    apply(new - impulse)
    impulse = new
  }

  private func apply(_ impulse: Double) {
    one.velocity = one.velocity - normal * (impulse * one.inverseMass)
    one.spin -= levers.one * impulse * one.inverseInertia
    guard let other else { return }
    other.velocity = other.velocity + normal * (impulse * other.inverseMass)
    other.spin += levers.other * impulse * other.inverseInertia
  }
}
