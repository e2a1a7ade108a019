/// Several things that are said of a stretch of time, which the app changes.
@preconcurrency @MainActor
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup {
  /// What is said.
  open override var items: [AVMetadataItem] {
    get { storedItems }
    set { storedItems = newValue }
  }
  /// Its start and its length.
  open override var timeRange: CMTimeRange {
    get { storedTimeRange }
    set { storedTimeRange = newValue }
  }
}
