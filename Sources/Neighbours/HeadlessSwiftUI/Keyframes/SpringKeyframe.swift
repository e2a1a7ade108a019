/// A value that is reached as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is made of no others.
  public typealias Body = Self

  private let goal: Value
  private let duration: TimeInterval
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe that takes some seconds, or as long as the spring needs to come to rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    goal = to
    self.duration = duration ?? spring.settlingDuration
    (self.spring, self.startVelocity) = (spring, startVelocity)
  }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.add(goal, duration, .spring(spring, start: startVelocity))
  }
}
