/// Something of a sound or a film that takes time to load.
public final class AVAsyncProperty<Root, Value> {
  let read: @MainActor (Root) -> Value

  init(_ read: @escaping @MainActor (Root) -> Value) { self.read = read }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// Its duration.
  @MainActor public static var duration: AVAsyncProperty { .init { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  @MainActor public static var isPlayable: AVAsyncProperty { .init { $0.isPlayable } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The lines of sound and pictures in it.
  @MainActor public static var tracks: AVAsyncProperty { .init { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// Its metadata.
  @MainActor public static var metadata: AVAsyncProperty { .init { $0.metadata } }
}
