/// A line of sound or pictures of parts of others.
@preconcurrency @MainActor
open class AVCompositionTrack: AVAssetTrack {
  /// From its beginning to the end of its last part.
  open override var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: timeline.duration)
  }

  /// Its parts, one after the other.
  open var segments: [AVCompositionTrackSegment] {
    var start = CMTime.zero
    return timeline.pieces.map { piece in
      defer { start = start + piece.duration }
      return AVCompositionTrackSegment(piece, at: start)
    }
  }

  /// Returns the part of a time.
  open func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
    segments.first { $0.timeMapping.target.containsTime(trackTime) }
  }

  // MARK: The model

  final var timeline = CompositionTimeline()

  init(_ mediaType: AVMediaType, number: CMPersistentTrackID, of composition: AVComposition) {
    super.init(
      SimulatedMedia.Track(mediaType), number: number, of: composition, timeRange: .zero)
  }
}
