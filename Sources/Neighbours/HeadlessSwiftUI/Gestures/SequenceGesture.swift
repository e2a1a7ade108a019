/// A gesture that follows another one.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// There is no body.
  public typealias Body = Never

  /// What is told of the first one, and then of both.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one is over, and the second one goes on, if it has begun.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    if let sequence = current() as? PressThenDrag,
      let sink = (sink as Any) as? _GestureSink<PressThenDrag.Value>
    {
      return PressThenDrag.make({ current() as? PressThenDrag ?? sequence }, sink)
    }
    let step = SequenceStep<First.Value>()
    let first = First._make(
      { current().first },
      _GestureSink(
        changed: { if step.ended == nil { sink.changed(.first($0)) } },
        ended: {
          step.ended = $0
          sink.changed(.second($0, nil))
        }, over: { if step.ended == nil { sink.over() } }))
    let second = Second._make(
      { current().second },
      _GestureSink(
        changed: { if let first = step.ended { sink.changed(.second(first, $0)) } },
        ended: { if let first = step.ended { sink.ended(.second(first, $0)) } },
        over: {
          guard step.ended != nil else { return }
          step.ended = nil
          sink.over()
        }))
    let meeting = Meeting()
    meeting.meetsAll = true
    for recognizer in first + second where recognizer.delegate == nil { meeting.adopt(recognizer) }
    return first + second
  }

  /// What the first gesture has told at its end.
  @MainActor private final class SequenceStep<V> {
    var ended: V?
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A finger that stays, and then moves: one recognizer hears both.
typealias PressThenDrag = SequenceGesture<LongPressGesture, DragGesture>

extension PressThenDrag {
  @MainActor static func make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    let watch = PressWatch()
    watch.pressed = { sink.changed(.first(true)) }
    var start = CGPoint.zero
    let recognizer = PressRecognizer { recognizer in
      let location = recognizer.location(in: current().second.space)
      let value = DragGesture.Value(start: start, location: location, velocity: .zero)
      switch recognizer.state {
      case .began:
        start = location
        sink.changed(.second(true, nil))
      case .changed: sink.changed(.second(true, value))
      case .ended:
        sink.ended(.second(true, location == start ? nil : value))
        sink.over()
      default: sink.over()
      }
    }
    recognizer.minimumPressDuration = current().first.minimumDuration
    recognizer.allowableMovement = current().first.maximumDistance
    return [watch, recognizer]
  }
}
