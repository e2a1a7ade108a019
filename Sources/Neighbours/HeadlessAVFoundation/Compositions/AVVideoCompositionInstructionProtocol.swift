public import Foundation

/// What says how pictures are put together in a stretch of time.
@preconcurrency @MainActor
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// When it counts.
  var timeRange: CMTimeRange { get }
  /// Whether something is drawn over the pictures.
  var enablePostProcessing: Bool { get }
  /// Whether pictures change within it.
  var containsTweening: Bool { get }
  /// The lines that it needs; `nil` stands for all.
  var requiredSourceTrackIDs: [NSValue]? { get }
  /// The line that shows as it is, if it is one.
  var passthroughTrackID: CMPersistentTrackID { get }
}
