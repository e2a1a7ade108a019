public import Foundation

/// A sound or a film that the app puts together of parts of others.
@preconcurrency @MainActor
open class AVMutableComposition: AVComposition {
  /// Creates one of nothing.
  public init(urlAssetInitializationOptions: [String: Any]? = nil) { super.init() }

  /// The size of its pictures; of its first line of pictures, as long as the app says none.
  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { size = newValue }
  }

  // MARK: Its lines

  /// Adds a line of a kind; one without a number of its own gets one.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let numbers = Set(parts.map(\.trackID))
    let isFree =
      preferredTrackID != kCMPersistentTrackID_Invalid && !numbers.contains(preferredTrackID)
    let track = AVMutableCompositionTrack(
      mediaType, number: isFree ? preferredTrackID : (numbers.max() ?? 0) + 1, of: self)
    parts.append(track)
    return track
  }

  /// Removes a line.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }

  /// The line that takes parts of another one, if there is one of its kind.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }

  // MARK: Its parts

  /// Puts a part of an asset in at a time, with all of its lines.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) throws {
    if case .error(let error) = asset.knowledge { throw error }
    let start = startTime.isNumeric ? startTime : duration
    for track in asset.tracks {
      let own =
        mutableTrack(compatibleWith: track)
        ?? addMutableTrack(
          withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      try own?.insertTimeRange(timeRange, of: track, at: start)
    }
  }

  /// Loads an asset, and puts a part of it in at a time, with all of its lines.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
  ) async throws {
    _ = try await asset.load(.tracks)
    let insert: (CMTimeRange, AVAsset, CMTime) throws -> Void = insertTimeRange(_:of:at:)
    try insert(timeRange, asset, startTime)
  }

  /// Lets nothing come for a while in all lines.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for part in parts { part.insertEmptyTimeRange(timeRange) }
  }

  /// Takes out what is in a stretch of all lines; what comes after it comes earlier.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    for part in parts { part.removeTimeRange(timeRange) }
  }

  /// Lets what is in a stretch of all lines last longer or shorter.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for part in parts { part.scaleTimeRange(timeRange, toDuration: duration) }
  }
}
