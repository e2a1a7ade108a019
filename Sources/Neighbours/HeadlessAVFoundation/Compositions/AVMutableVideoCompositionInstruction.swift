public import HeadlessUIKit

/// How pictures are put together in a stretch of time, as the app says.
@preconcurrency @MainActor
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  /// When it counts.
  open override var timeRange: CMTimeRange {
    get { facts.timeRange }
    set { facts.timeRange = newValue }
  }
  /// The color behind the pictures.
  open override var backgroundColor: CGColor? {
    get { facts.backgroundColor }
    set { facts.backgroundColor = newValue }
  }
  /// How the pictures of each line are placed, from the top one to the lowest.
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { facts.layerInstructions }
    set { facts.layerInstructions = newValue }
  }
  /// Whether something is drawn over the pictures.
  open override var enablePostProcessing: Bool {
    get { facts.enablesPostProcessing }
    set { facts.enablesPostProcessing = newValue }
  }
}
