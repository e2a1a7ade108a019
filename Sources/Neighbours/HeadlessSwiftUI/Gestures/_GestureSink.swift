/// What hears of a gesture.
public struct _GestureSink<Value> {
  let changed: @MainActor (Value) -> Void
  let ended: @MainActor (Value) -> Void
  /// The gesture is over, with success or without.
  let over: @MainActor () -> Void
}

extension _GestureSink {
  /// Tells what a recognizer's state says.
  @MainActor func tell(_ state: UIGestureRecognizer.State, _ value: Value) {
    switch state {
    case .began, .changed: changed(value)
    case .ended:
      ended(value)
      over()
    default: over()
    }
  }
}
