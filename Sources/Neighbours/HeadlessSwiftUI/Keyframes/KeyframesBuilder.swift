/// Makes keyframes of those in a closure: tracks, or the keyframes of one track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  /// Takes a track.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// The first track is itself.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value { first }

  /// Several tracks, one after the other.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { JoinedTracks(first: accumulated, second: next) }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { EmptyTracks<Value>() }

  /// The tracks are the result.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }

  // MARK: Keyframes of one track

  /// Takes a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The first keyframe is itself.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Several keyframes, one after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedKeyframes(first: accumulated, second: next)
  }

  /// No keyframes.
  @_disfavoredOverload
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    RepeatedKeyframes<LinearKeyframe<Value>>(keyframes: [])
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    RepeatedKeyframes(keyframes: components)
  }

  /// The first of two alternatives.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { .init(first: component) }

  /// The second of two alternatives.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { .init(second: component) }

  /// Keyframes of one track change the value itself.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
