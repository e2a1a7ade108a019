public import Foundation
public import HeadlessUIKit

/// A layer in which a film shows, of which nothing is seen here.
open class AVPlayerLayer: CALayer {
  /// Creates a layer without a player.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    player = (layer as? AVPlayerLayer)?.player
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// The player of the film.
  open var player: AVPlayer?
  /// The way in which the picture fits into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture.
  @MainActor open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// The frame of the picture.
  open var videoRect: CGRect { bounds }
}
