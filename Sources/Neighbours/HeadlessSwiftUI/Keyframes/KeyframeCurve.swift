/// The way of a value through the keyframes of a track.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData
  private typealias Segment = KeyframeSegment<Vector>
  private typealias Keyframe = _KeyframeList<Value>.Keyframe

  private let start: Value
  private let goal: Value
  private var segments: [Segment] = []
  /// How long the way takes.
  private(set) var duration: TimeInterval = 0

  /// Creates the way from a value through keyframes.
  ///
  /// Each part goes on with the velocity of the one before, unless it says another one.
  init(from start: Value, _ list: _KeyframeList<Value>) {
    let keyframes = list.keyframes
    self.start = start
    goal = keyframes.last?.goal ?? start
    var (place, velocity) = (start.animatableData, Vector.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let end = keyframe.goal.animatableData
      guard let way = Self.way(of: keyframe, from: place, velocity, before: next) else {
        (place, velocity) = (end, .zero)
        continue
      }
      let segment = Segment(
        begin: duration, duration: keyframe.duration, start: place, end: end, way: way)
      segments.append(segment)
      duration += keyframe.duration
      (place, velocity) = segment.arrival
    }
  }

  /// The value at a moment: that of the last keyframe, when all are over.
  func value(at time: TimeInterval) -> Value {
    if time >= duration { return goal }
    var value = start
    guard let segment = segments.last(where: { $0.begin <= time && $0.duration > 0 }) else {
      return value
    }
    value.animatableData = segment.place(after: time - segment.begin)
    return value
  }

  /// How a keyframe is reached from a place, with a velocity; `nil` where it is reached at once.
  private static func way(
    of keyframe: Keyframe, from place: Vector, _ velocity: Vector, before next: Keyframe?
  ) -> Segment.Way? {
    switch keyframe.way {
    case .move: nil
    case .linear(let curve): .linear(curve)
    case .cubic(let start, let end):
      .cubic(
        start: start?.animatableData ?? velocity,
        end: end?.animatableData ?? departure(from: keyframe, to: next, after: place))
    case .spring(let spring, let start):
      .spring(spring, start: start?.animatableData ?? velocity)
    }
  }

  /// How fast the value leaves a keyframe that a curve has reached.
  ///
  /// Before another curve, or a spring, that is the velocity between the values on both sides.
  private static func departure(
    from keyframe: Keyframe, to next: Keyframe?, after place: Vector
  ) -> Vector {
    guard let next else { return .zero }
    let goal = next.goal.animatableData
    switch next.way {
    case .move: return .zero
    case .linear(let curve):
      return speed(goal - keyframe.goal.animatableData, in: next.duration)
        .scaled(by: curve.velocity(at: 0))
    case .cubic(let start, _), .spring(_, let start):
      return start?.animatableData ?? speed(goal - place, in: keyframe.duration + next.duration)
    }
  }

  private static func speed(_ way: Vector, in seconds: TimeInterval) -> Vector {
    seconds > 0 ? way.scaled(by: 1 / seconds) : .zero
  }
}
