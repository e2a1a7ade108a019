public import Foundation
public import HeadlessUIKit

/// How pictures are put together in a stretch of time.
@preconcurrency @MainActor
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  /// Creates one of no time.
  public override init() { super.init() }

  /// When it counts.
  open var timeRange: CMTimeRange { facts.timeRange }
  /// The color behind the pictures.
  open var backgroundColor: CGColor? { facts.backgroundColor }
  /// How the pictures of each line are placed, from the top one to the lowest.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { facts.layerInstructions }
  /// Whether something is drawn over the pictures.
  open var enablePostProcessing: Bool { facts.enablesPostProcessing }
  /// Whether pictures change within it.
  open var containsTweening: Bool { true }
  /// The lines that it needs.
  open var requiredSourceTrackIDs: [NSValue]? {
    facts.layerInstructions.map { NSNumber(value: $0.trackID) }
  }
  /// The line that shows as it is, if it is one.
  open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }

  // MARK: The model

  /// What it says.
  struct Facts {
    var timeRange = CMTimeRange.zero
    var backgroundColor: CGColor?
    var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    var enablesPostProcessing = true
  }

  final var facts = Facts()
}
