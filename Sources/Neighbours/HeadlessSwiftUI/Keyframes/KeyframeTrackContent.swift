/// Keyframes of a track: a value, and how it comes from one to the next.
public protocol KeyframeTrackContent<Value> {
  /// The type of value.
  associatedtype Value: Animatable = Body.Value
  /// The type of keyframes of which these are made.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes of which these are made.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to those before.
  func _add(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent {
  /// Keyframes of the app's are what their body is.
  public func _add(to list: inout _KeyframeList<Value>) { body._add(to: &list) }
}

extension KeyframeTrackContent where Body == Self {
  /// Keyframes that are made of no others.
  public var body: Self { self }
}
