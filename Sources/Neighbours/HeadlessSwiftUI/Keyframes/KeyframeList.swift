/// The keyframes of a track, one after the other.
public struct _KeyframeList<Value: Animatable> {
  /// How a value comes to where a keyframe says; velocities that are not said are found.
  enum Way {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  /// Where a value goes, how, and how long that takes.
  struct Keyframe {
    let goal: Value
    let duration: TimeInterval
    let way: Way
  }

  private(set) var keyframes: [Keyframe] = []

  /// Adds a keyframe.
  mutating func add(_ goal: Value, _ duration: TimeInterval, _ way: Way) {
    keyframes.append(Keyframe(goal: goal, duration: max(duration, 0), way: way))
  }
}
