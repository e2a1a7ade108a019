import Foundation

/// How a weight on a spring moves.
public struct Spring: Hashable, Sendable {
  /// How long a swing would take that nothing slows down, in seconds.
  public let response: Double
  /// How much slows it down, as a part of what keeps it from swinging.
  public let dampingRatio: Double
  /// The weight.
  public let mass: Double

  /// Creates a spring by how long its movement seems to take, and how much it bounces.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce)
  }

  /// Creates a spring by how fast it swings, and what slows it down.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, response: response, dampingRatio: dampingRatio)
  }

  /// Creates a spring by its physics.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 0.000_001), max(stiffness, 0.000_001))
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring by how long it takes until it rests, and what slows it down.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // A spring that is twice as slow takes twice as long.
    let one = Spring(response: 1, dampingRatio: dampingRatio)
      .settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: one > 0 ? settlingDuration / one : 0, dampingRatio: dampingRatio)
  }

  private init(mass: Double, response: Double, dampingRatio: Double) {
    self.mass = mass
    self.response = max(response, 0.000_001)
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// How long its movement seems to take.
  public var duration: TimeInterval { response }

  /// How much it bounces: 0 not at all, 1 without end, less than 0 slower than need be.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// How strongly it pulls.
  public var stiffness: Double { mass * frequency * frequency }

  /// How strongly it is slowed down.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// How long it takes until it rests.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// How fast it would swing.
  private var frequency: Double { 2 * .pi / response }

  // MARK: Springs with names

  /// A spring that does not bounce.
  public static var smooth: Spring { smooth() }
  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }
  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }

  /// A spring that does not bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Where it is

  /// What is left at a moment of a distance and of a velocity with which the spring has begun.
  struct Rest {
    /// The part of the distance.
    var distance: Double
    /// How far each unit of velocity has brought it.
    var way: Double
    /// How fast each unit of distance makes it.
    var speed: Double
    /// The part of the velocity.
    var velocity: Double
  }

  /// What is left at a moment.
  func rest(at time: TimeInterval) -> Rest {
    let slowing = dampingRatio * frequency
    let change = frequency * frequency * (dampingRatio * dampingRatio - 1)
    if abs(dampingRatio - 1) < 0.000_000_1 {
      let e = exp(-slowing * time)
      return Rest(
        distance: e * (1 + slowing * time), way: e * time, speed: -e * slowing * slowing * time,
        velocity: e * (1 - slowing * time))
    }
    if change < 0 {
      let swing = (-change).squareRoot()
      let e = exp(-slowing * time)
      let (c, s) = (e * cos(swing * time), e * sin(swing * time) / swing)
      return Rest(
        distance: c + slowing * s, way: s, speed: -frequency * frequency * s,
        velocity: c - slowing * s)
    }
    let (slow, fast) = (-slowing + change.squareRoot(), -slowing - change.squareRoot())
    let (one, other) = (exp(slow * time), exp(fast * time))
    let width = slow - fast
    return Rest(
      distance: (slow * other - fast * one) / width, way: (one - other) / width,
      speed: slow * fast * (other - one) / width, velocity: (slow * one - fast * other) / width)
  }
}
