public import Foundation

/// The numbers of pictures in a second that a format allows.
@preconcurrency @MainActor
open class AVFrameRateRange: NSObject {
  init(_ minFrameRate: Double, _ maxFrameRate: Double) {
    self.minFrameRate = minFrameRate
    self.maxFrameRate = maxFrameRate
    super.init()
  }

  /// The fewest pictures in a second.
  public let minFrameRate: Double
  /// The most pictures in a second.
  public let maxFrameRate: Double
  /// The shortest time between two pictures.
  open var minFrameDuration: CMTime { CMTime(value: 1, timescale: CMTimeScale(maxFrameRate)) }
  /// The longest time between two pictures.
  open var maxFrameDuration: CMTime { CMTime(value: 1, timescale: CMTimeScale(minFrameRate)) }
}
