public import Foundation

/// A line of sound or pictures; assets here have no tracks.
@preconcurrency @MainActor
open class AVAssetTrack: NSObject {
  /// What it is.
  open var mediaType: AVMediaType { .audio }
  /// When it begins, and how long it is.
  open var timeRange: CMTimeRange { .zero }

  private override init() { super.init() }
}
