public import Foundation
public import HeadlessUIKit

/// How the pictures of a line are placed, and how much of them shows.
@preconcurrency @MainActor
open class AVVideoCompositionLayerInstruction: NSObject {
  /// Creates one of no line.
  public override init() { super.init() }

  /// The number of the line.
  open var trackID: CMPersistentTrackID { number }

  /// Says how pictures go from one place to another at a time, and returns whether that is known.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { transforms.tell(at: time, startTransform, endTransform, timeRange) }

  /// Says how pictures come and go at a time, and returns whether that is known.
  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?,
    endOpacity: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { opacities.tell(at: time, startOpacity, endOpacity, timeRange) }

  /// Says which part of pictures shows at a time, and returns whether that is known.
  open func getCropRectangleRamp(
    for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
    endCropRectangle: UnsafeMutablePointer<CGRect>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { crops.tell(at: time, startCropRectangle, endCropRectangle, timeRange) }

  // MARK: The model

  final var number = kCMPersistentTrackID_Invalid
  final var transforms = CompositionRamps<CGAffineTransform>()
  final var opacities = CompositionRamps<Float>()
  final var crops = CompositionRamps<CGRect>()
}
