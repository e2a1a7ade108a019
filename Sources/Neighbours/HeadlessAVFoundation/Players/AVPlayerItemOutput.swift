public import HeadlessUIKit

/// What takes something of an item while it is played.
@preconcurrency @MainActor
open class AVPlayerItemOutput: NSObject {
  /// Whether the player does not show what the output takes.
  open var suppressesPlayerRendering = false

  /// Creates an output.
  public override init() { super.init() }

  /// Returns the item's time when the screen's clock, `CACurrentMediaTime()`, has a time.
  ///
  /// Invalid before an item has the output.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
    guard let item, hostTimeInSeconds.isFinite else { return .invalid }
    let place = item.progression.position(at: .seconds(hostTimeInSeconds))
    return CMTime(seconds: place, preferredTimescale: AVPlayer.timescale)
  }

  final weak var item: AVPlayerItem?
}
