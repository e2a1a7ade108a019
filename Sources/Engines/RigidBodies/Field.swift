import Foundation

/// A force on bodies by their place, their speed, their mass and their charge.
package struct Field {
  package enum Kind: Sendable {
    /// Slows down, by the velocity.
    case drag
    /// Makes bodies go round the middle, the faster the farther away they are.
    case vortex
    case radialGravity
    case linearGravity
    /// Gives a velocity, whatever else acts.
    case velocity
    case noise
    /// Noise that is as strong as a body is fast.
    case turbulence
    /// Pulls to the middle, by the distance.
    case spring
    /// Pulls to the middle, by the charge.
    case electric
    /// Turns what moves to the side, by the charge.
    case magnetic
    /// A force that the client's closure computes for each body.
    case custom
  }

  package let kind: Kind
  package var bodies: [Body] = []
  package var position = Vector.zero
  /// The region in which it acts, around its position.
  package var region = Region.everywhere
  package var strength = 1.0
  /// By which power of the distance it becomes weaker.
  package var falloff = 0.0
  /// Which distance the nearer ones count as.
  package var minimumRadius = 0.01
  package var direction = Vector.zero
  /// How large the parts of noise are, from 0 to 1.
  package var smoothness = 0.0
  /// The change of the noise with time.
  package var phase = 0.0

  package init(_ kind: Kind) { self.kind = kind }

  /// Whether it acts where a body is.
  package func reaches(_ body: Body) -> Bool {
    body.inverseMass > 0 && region.contains(body.position - position)
  }

  /// Whether it has the last word.
  var overrules: Bool { kind == .velocity }

  func act(for time: Double) {
    for body in bodies where reaches(body) {
      let velocity = velocity(of: body, after: time)
      if velocity.isFinite { body.velocity = velocity.limited(to: Body.greatestSpeed) }
    }
  }

  /// What a strength of 1 makes faster as much as a gravity of 1 does, in points a second, each second.
  private static let gravity = 1_000.0
  /// What a charge of 1 and a strength of 1 are worth: a push of 1.
  private static let push = 100.0
  /// The distance in which strengths hold as they are.
  private static let unit = 100.0

  private func velocity(of body: Body, after time: Double) -> Vector {
    let (velocity, way) = (body.velocity, body.position - position)
    let distance = max(way.length, minimumRadius)
    let outwards = way.length > 0 ? way.direction : .zero
    let strength = strength * pow(distance / Self.unit, -falloff)
    // What the strength alone is worth for the body.
    let share = strength * body.inverseMass
    let faster = Self.gravity * strength * time
    return switch kind {
    case .drag: velocity * (1 / (1 + max(share, 0) * time))
    case .vortex: velocity - outwards.turned * (faster * distance / Self.unit)
    case .radialGravity: velocity - outwards * faster
    case .linearGravity: velocity + direction * faster
    case .velocity: direction * self.strength
    case .noise: velocity + noise(at: way) * faster
    case .turbulence: velocity + noise(at: way) * (velocity.length * strength * time)
    // A spring that swings several times in a part of a step would only grow.
    case .spring: velocity - way * (min(share, 1 / (time * time)) * time)
    case .electric: velocity - outwards * (Self.push * share * body.material.charge * time)
    case .magnetic: velocity.rotated(by: -share * body.material.charge * time)
    case .custom: velocity
    }
  }

  private func noise(at way: Vector) -> Vector {
    let size = 20 + 380 * min(max(smoothness, 0), 1)
    return Noise.vector(at: way * (1 / size), time: phase)
  }
}
