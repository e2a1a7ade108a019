import Foundation

extension Spring {
  // MARK: Values that begin at zero

  /// Where a value is that goes from zero to another one.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(at: time)
    return target.scaled(by: 1 - rest.distance) + initialVelocity.scaled(by: rest.way)
  }

  /// How fast a value is that goes from zero to another one.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(at: time)
    return target.scaled(by: -rest.speed) + initialVelocity.scaled(by: rest.velocity)
  }

  /// Moves a value on for some time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (distance, start, rest) = (value - target, velocity, rest(at: deltaTime))
    value = target + distance.scaled(by: rest.distance) + start.scaled(by: rest.way)
    velocity = distance.scaled(by: rest.speed) + start.scaled(by: rest.velocity)
  }

  /// How strongly a value is drawn to another one.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// How long it takes until a value rests that goes from zero to another one.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    // What moves it becomes less and less, so that the moment can be looked for by halves.
    func isAtRest(_ time: TimeInterval) -> Bool {
      let distance = value(target: target, initialVelocity: initialVelocity, time: time) - target
      let speed = velocity(target: target, initialVelocity: initialVelocity, time: time)
      let swing = speed.scaled(by: response / (2 * .pi))
      return distance.magnitudeSquared + swing.magnitudeSquared <= epsilon * epsilon
    }
    var (low, high) = (0.0, response)
    while !isAtRest(high), high < 1_000_000 { (low, high) = (high, high * 2) }
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if isAtRest(middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: Values between others

  /// Where a value is that goes from one to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    value.animatableData += self.value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// How fast a value is that goes from one to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var velocity = initialVelocity
    velocity.animatableData = self.velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return velocity
  }

  /// How strongly a value is drawn to where it goes.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var force = position
    force.animatableData = self.force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return force
  }

  /// How long it takes until a value rests that goes from one to another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
