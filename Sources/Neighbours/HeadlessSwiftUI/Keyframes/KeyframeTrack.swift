/// Keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// The value of which a property changes.
  public typealias Value = Root
  /// A track is made of no others.
  public typealias Body = Self

  private let keyPath: WritableKeyPath<Root, Part>
  private let content: Content

  /// Creates a track of a value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  /// Creates a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _add(to tracks: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Part>()
    content._add(to: &list)
    tracks.add(keyPath, list)
  }
}
