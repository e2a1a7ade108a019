/// How a value changes by keyframes, to be asked for the value at any moment.
public struct KeyframeTimeline<Value> {
  private var tracks: _KeyframeTracks<Value>

  /// Creates a timeline of keyframes, which begins with a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    tracks = _KeyframeTracks(initialValue)
    content()._add(to: &tracks)
  }

  /// How long it takes, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value when a part of the time is over, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value after some seconds.
  public func value(time: TimeInterval) -> Value { tracks.value(at: time) }
}
