import Locks

/// A node that changes the speed and the pitch of sound.
///
/// Players play as fast as it says.
@preconcurrency @MainActor
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  private struct Values: Sendable {
    var rate: Float = 1
    var pitch: Float = 0
    var overlap: Float = 8
  }

  private nonisolated let values = Locked(Values())

  /// Creates one that changes nothing yet.
  public nonisolated override init() { super.init() }

  /// The speed, which is used from 1/32 to 32.
  nonisolated open var rate: Float {
    get { values.withLock(\.rate) }
    set {
      values.withLock { $0.rate = newValue }
      engine?.follow()
    }
  }
  /// The change of the pitch, in hundredths of a semitone.
  nonisolated open var pitch: Float {
    get { values.withLock(\.pitch) }
    set { values.withLock { $0.pitch = newValue } }
  }
  /// How much pieces of the sound overlap.
  nonisolated open var overlap: Float {
    get { values.withLock(\.overlap) }
    set { values.withLock { $0.overlap = newValue } }
  }

  nonisolated override final var speedInUse: Double { limit(rate, to: 1.0 / 32...32) }
}
