/// A gesture that may be there, and come and go.
@preconcurrency @MainActor
protocol OptionalGesture {
  var wrapped: (any Gesture)? { get }
}

extension Optional: OptionalGesture where Wrapped: Gesture {
  var wrapped: (any Gesture)? { self }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What is told of it.
  public typealias Value = Wrapped.Value
  /// There is no body.
  public typealias Body = Never

  /// Within other gestures it is there or not from the beginning.
  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Wrapped.Value>
  ) -> [UIGestureRecognizer] {
    guard let first = current() else { return [] }
    return Wrapped._make({ current() ?? first }, sink)
  }
}
