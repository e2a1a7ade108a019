public import Foundation

/// A line of sound or pictures; assets here have no tracks.
@preconcurrency @MainActor
open class AVAssetTrack: NSObject {
  /// Its kind.
  open var mediaType: AVMediaType { .audio }
  /// Its start and its length.
  open var timeRange: CMTimeRange { .zero }

  private override init() { super.init() }
}
