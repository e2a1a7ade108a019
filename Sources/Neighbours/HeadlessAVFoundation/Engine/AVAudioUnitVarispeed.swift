import Locks

/// A node that changes the speed of sound as a tape does.
///
/// Players play as fast as it says.
@preconcurrency @MainActor
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  private nonisolated let value = Locked<Float>(1)

  /// Creates one that changes nothing yet.
  public nonisolated override init() { super.init() }

  /// The speed, which is used from 1/4 to 4.
  nonisolated open var rate: Float {
    get { value.withLock(\.self) }
    set {
      value.withLock { $0 = newValue }
      engine?.follow()
    }
  }

  nonisolated override final var speedInUse: Double { limit(rate, to: 0.25...4) }
}
