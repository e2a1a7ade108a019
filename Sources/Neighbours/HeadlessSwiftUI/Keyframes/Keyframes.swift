/// How a value changes as time goes on.
public protocol Keyframes<Value> {
  /// The type of value.
  associatedtype Value = Body.Value
  /// The type of keyframes of which these are made.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes of which these are made.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to those before.
  func _add(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
  /// Keyframes of the app's are what their body is.
  public func _add(to tracks: inout _KeyframeTracks<Value>) { body._add(to: &tracks) }
}

extension Keyframes where Body == Self {
  /// Keyframes that are made of no others.
  public var body: Self { self }
}
