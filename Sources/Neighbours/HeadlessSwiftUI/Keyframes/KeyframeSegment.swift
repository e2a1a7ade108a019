/// The way of a value from one keyframe to the next.
struct KeyframeSegment<Vector: VectorArithmetic> {
  /// How the value goes on.
  enum Way {
    case linear(UnitCurve)
    case cubic(start: Vector, end: Vector)
    case spring(Spring, start: Vector)
  }

  /// When it begins.
  let begin: TimeInterval
  let duration: TimeInterval
  let start: Vector
  let end: Vector
  let way: Way

  /// Where the value is after a time.
  func place(after time: TimeInterval) -> Vector {
    switch way {
    case .linear(let curve):
      return start + (end - start).scaled(by: curve.value(at: time / duration))
    case .cubic(let from, let to):
      let part = time / duration
      let (two, three) = (part * part, part * part * part)
      return start.scaled(by: 2 * three - 3 * two + 1) + end.scaled(by: 3 * two - 2 * three)
        + from.scaled(by: (three - 2 * two + part) * duration)
        + to.scaled(by: (three - two) * duration)
    case .spring(let spring, let from):
      return start + spring.value(target: end - start, initialVelocity: from, time: time)
    }
  }

  /// Where the value is at the end, and how fast.
  var arrival: (place: Vector, velocity: Vector) {
    guard duration > 0 else { return (end, .zero) }
    switch way {
    case .linear(let curve):
      return (end, (end - start).scaled(by: curve.velocity(at: 1) / duration))
    case .cubic(_, let to): return (end, to)
    case .spring(let spring, let from):
      let velocity = spring.velocity(
        target: end - start, initialVelocity: from, time: duration)
      return (place(after: duration), velocity)
    }
  }
}
