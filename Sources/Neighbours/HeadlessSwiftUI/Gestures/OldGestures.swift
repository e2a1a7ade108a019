/// Two fingers that move apart, by the name of SwiftUI's first version.
public nonisolated struct MagnificationGesture: Gesture {
  /// How much larger their distance is.
  public typealias Value = CGFloat
  /// There is no body.
  public typealias Body = Never
  /// How much larger or smaller their distance is at least.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<CGFloat>
  ) -> [UIGestureRecognizer] {
    MagnifyGesture._make({ MagnifyGesture() }, sink.of(\.magnification))
  }
}

/// Two fingers that turn, by the name of SwiftUI's first version.
public nonisolated struct RotationGesture: Gesture {
  /// How far they have turned.
  public typealias Value = Angle
  /// There is no body.
  public typealias Body = Never
  /// How far they turn at least.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Angle>
  ) -> [UIGestureRecognizer] {
    RotateGesture._make({ RotateGesture() }, sink.of(\.rotation))
  }
}

extension _GestureSink {
  /// The same, which hears of a part of another value.
  @MainActor func of<Whole>(_ part: @escaping @MainActor (Whole) -> Value) -> _GestureSink<Whole> {
    _GestureSink<Whole>(
      changed: { changed(part($0)) }, ended: { ended(part($0)) }, over: over)
  }
}
