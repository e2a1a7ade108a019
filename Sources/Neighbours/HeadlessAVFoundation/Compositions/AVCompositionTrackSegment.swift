public import Foundation

/// A part of a line of a composition.
@preconcurrency @MainActor
open class AVCompositionTrackSegment: AVAssetTrackSegment {
  /// The file that it is of.
  public final let sourceURL: URL?
  /// The number that the line has in its file.
  public final let sourceTrackID: CMPersistentTrackID

  /// Creates a part of a line of a file.
  public init(
    url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange,
    targetTimeRange: CMTimeRange
  ) {
    (sourceURL, sourceTrackID) = (URL, trackID)
    super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
  }

  /// Creates a part in which there is nothing.
  public init(timeRange: CMTimeRange) {
    (sourceURL, sourceTrackID) = (nil, kCMPersistentTrackID_Invalid)
    super.init(CMTimeMapping(source: .invalid, target: timeRange))
  }

  init(_ piece: CompositionTimeline.Piece, at start: CMTime) {
    (sourceURL, sourceTrackID) = (piece.url, piece.number)
    super.init(
      CMTimeMapping(
        source: piece.source ?? .invalid,
        target: CMTimeRange(start: start, duration: piece.duration)))
  }
}
