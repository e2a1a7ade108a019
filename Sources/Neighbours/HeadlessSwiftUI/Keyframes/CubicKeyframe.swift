/// A value that is reached on a curve, which goes on smoothly from one keyframe to the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is made of no others.
  public typealias Body = Self

  private let goal: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe that is reached after some seconds; velocities that are not said are found.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    (goal, self.duration) = (to, duration)
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.add(goal, duration, .cubic(start: startVelocity, end: endVelocity))
  }
}
