/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is made of no others.
  public typealias Body = Self

  private let goal: Value

  /// Creates a keyframe that takes no time.
  public init(_ to: Value) { goal = to }

  public func _add(to list: inout _KeyframeList<Value>) { list.add(goal, 0, .move) }
}
