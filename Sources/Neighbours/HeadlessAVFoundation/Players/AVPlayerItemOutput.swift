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
    // What is no number fails, too; and a duration has a limit.
    guard let item, abs(hostTimeInSeconds) < 1e9 else { return .invalid }
    let place = item.position(at: .seconds(hostTimeInSeconds))
    return CMTime(seconds: place, preferredTimescale: AVPlayer.timescale)
  }

  final weak var item: AVPlayerItem?
}
