public import HeadlessUIKit

/// What lets layers show with the pictures of a film; here it keeps what it is given.
@preconcurrency @MainActor
open class AVVideoCompositionCoreAnimationTool: NSObject {
  /// The layers in which pictures show.
  final let videoLayers: [CALayer]
  /// The layer that all is drawn from.
  final let layer: CALayer
  /// The number of the line that a layer shows as.
  final let trackID: CMPersistentTrackID

  private init(_ videoLayers: [CALayer], in layer: CALayer, _ trackID: CMPersistentTrackID) {
    (self.videoLayers, self.layer, self.trackID) = (videoLayers, layer, trackID)
    super.init()
  }

  /// Creates one that shows pictures in a layer within another.
  public convenience init(
    postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer
  ) { self.init([videoLayer], in: animationLayer, kCMPersistentTrackID_Invalid) }

  /// Creates one that shows pictures in several layers within another.
  public convenience init(
    postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer
  ) { self.init(videoLayers, in: animationLayer, kCMPersistentTrackID_Invalid) }

  /// Creates one that shows a layer as a line of pictures.
  public convenience init(
    additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID
  ) { self.init([], in: layer, trackID) }
}
