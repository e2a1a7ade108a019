import Locks

/// A node that makes some frequencies louder or softer than others.
@preconcurrency @MainActor
open class AVAudioUnitEQ: AVAudioUnitEffect {
  private nonisolated let gain = Locked<Float>(0)

  /// Its bands, each of which changes some frequencies.
  public nonisolated final let bands: [AVAudioUnitEQFilterParameters]

  /// Creates one with so many bands, which change nothing yet.
  public nonisolated init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }

  /// Creates one with a band, which changes nothing yet.
  public nonisolated override init() {
    bands = [AVAudioUnitEQFilterParameters()]
    super.init()
  }

  /// How much louder all is, in decibels.
  nonisolated open var globalGain: Float {
    get { gain.withLock(\.self) }
    set { gain.withLock { $0 = newValue } }
  }
}
