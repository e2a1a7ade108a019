public import Foundation

/// When a frame is made and shown.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    completionDeadlineTime = link.targetTimestamp
    estimatedPresentationTime = link.targetTimestamp
    super.init()
  }

  /// The time for which animations are worked out.
  public let modelTime: TimeInterval
  /// When the frame must be ready.
  public let completionDeadlineTime: TimeInterval
  /// When the frame is shown.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the frame is shown as soon as it can be; none is here.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether late touches belong to the frame; none do here.
  open var isPerformingLowLatencyPhases: Bool { false }
}
