public import Foundation
public import HeadlessUIKit

/// How the pictures of a line are placed, and how much of them shows, as the app says.
@preconcurrency @MainActor
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  /// Creates one of no line.
  public override init() { super.init() }

  /// Creates one of a line.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    number = track.trackID
  }

  /// The number of the line.
  open override var trackID: CMPersistentTrackID {
    get { number }
    set { number = newValue }
  }

  /// Places the pictures from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
    transforms.set(transform, at: time)
  }

  /// Moves the pictures from one place to another.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) { transforms.add(startTransform, endTransform, timeRange) }

  /// Sets how much the pictures cover from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.set(opacity, at: time) }

  /// Lets the pictures come or go.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) { opacities.add(startOpacity, endOpacity, timeRange) }

  /// Sets which part of the pictures shows from a time on.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
    crops.set(cropRectangle, at: time)
  }

  /// Lets another part of the pictures show little by little.
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect,
    toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
  ) { crops.add(startCropRectangle, endCropRectangle, timeRange) }
}
