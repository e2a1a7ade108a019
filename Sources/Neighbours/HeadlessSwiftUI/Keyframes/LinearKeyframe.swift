/// A value that is reached on a straight way.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is made of no others.
  public typealias Body = Self

  private let goal: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  /// Creates a keyframe that is reached after some seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (goal, self.duration, curve) = (to, duration, timingCurve)
  }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.add(goal, duration, .linear(curve))
  }
}
