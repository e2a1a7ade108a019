/// Several things that are said of a stretch of time, such as of a chapter.
@preconcurrency @MainActor
open class AVTimedMetadataGroup: AVMetadataGroup {
  /// Creates a group.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    storedTimeRange = timeRange
    super.init(storedItems: items)
  }

  /// Its start and its length.
  open var timeRange: CMTimeRange { storedTimeRange }

  final var storedTimeRange: CMTimeRange
}
