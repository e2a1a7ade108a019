/// What the tracks of keyframes make of a value, in their order.
public struct _KeyframeTracks<Value> {
  /// The value with which they begin.
  let initialValue: Value
  /// How long the longest one is.
  private(set) var duration: TimeInterval = 0
  private var changes: [(inout Value, TimeInterval) -> Void] = []

  init(_ initialValue: Value) { self.initialValue = initialValue }

  /// Adds a track, which changes a property.
  mutating func add<Part: Animatable>(
    _ keyPath: WritableKeyPath<Value, Part>, _ list: _KeyframeList<Part>
  ) {
    let curve = KeyframeCurve(from: initialValue[keyPath: keyPath], list)
    duration = max(duration, curve.duration)
    changes.append { $0[keyPath: keyPath] = curve.value(at: $1) }
  }

  /// The value at a moment.
  func value(at time: TimeInterval) -> Value {
    var value = initialValue
    for change in changes { change(&value, time) }
    return value
  }
}
