/// Makes the keyframes of a track of those in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes that are there under a condition, or others.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    /// The type of value.
    public typealias Value = ConditionalValue
    /// Keyframes that are made of no others.
    public typealias Body = Self

    private let first: First?
    private let second: Second?

    init(first: First) { (self.first, second) = (first, nil) }

    init(second: Second) { (first, self.second) = (nil, second) }

    public func _add(to list: inout _KeyframeList<ConditionalValue>) {
      first?._add(to: &list)
      second?._add(to: &list)
    }
  }

  /// Takes a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The first keyframe is itself.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Several keyframes, one after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { JoinedKeyframes(first: accumulated, second: next) }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    RepeatedKeyframes<LinearKeyframe<Value>>(keyframes: [])
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> { RepeatedKeyframes(keyframes: components) }

  /// The first of two alternatives.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .init(first: component)
  }

  /// The second of two alternatives.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .init(second: component)
  }
}
