public import Foundation
import Locks

/// A node that repeats sound a little later.
@preconcurrency @MainActor
open class AVAudioUnitDelay: AVAudioUnitEffect {
  private struct Values: Sendable {
    var delay: TimeInterval = 1
    var feedback: Float = 50
    var cutoff: Float = 15_000
    var mix: Float = 100
  }

  private nonisolated let values = Locked(Values())

  /// Creates one that repeats sound after a second.
  public nonisolated override init() { super.init() }

  /// The time after which sound is repeated.
  nonisolated open var delayTime: TimeInterval {
    get { values.withLock(\.delay) }
    set { values.withLock { $0.delay = newValue } }
  }
  /// How much of a repeated sound is repeated again, in percent.
  nonisolated open var feedback: Float {
    get { values.withLock(\.feedback) }
    set { values.withLock { $0.feedback = newValue } }
  }
  /// The frequency above which nothing is repeated.
  nonisolated open var lowPassCutoff: Float {
    get { values.withLock(\.cutoff) }
    set { values.withLock { $0.cutoff = newValue } }
  }
  /// How much of the sound is repeated, in percent.
  nonisolated open var wetDryMix: Float {
    get { values.withLock(\.mix) }
    set { values.withLock { $0.mix = newValue } }
  }
}
