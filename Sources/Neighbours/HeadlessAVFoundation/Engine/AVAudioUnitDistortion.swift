import Locks

/// A node that distorts sound.
@preconcurrency @MainActor
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  private struct Values: Sendable {
    var gain: Float = -6
    var mix: Float = 50
  }

  private nonisolated let values = Locked(Values())

  /// Creates one as for drums.
  public nonisolated override init() { super.init() }

  /// Takes the values of a way to distort sound.
  nonisolated open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}

  /// How much louder sound is before it is distorted, in decibels.
  nonisolated open var preGain: Float {
    get { values.withLock(\.gain) }
    set { values.withLock { $0.gain = newValue } }
  }
  /// How much of the sound is distorted, in percent.
  nonisolated open var wetDryMix: Float {
    get { values.withLock(\.mix) }
    set { values.withLock { $0.mix = newValue } }
  }
}

/// A way to distort sound.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case drumsBufferBeats = 1
  case drumsLoFi = 2
  case multiBrokenSpeaker = 3
  case multiCellphoneConcert = 4
  case multiDecimated1 = 5
  case multiDecimated2 = 6
  case multiDecimated3 = 7
  case multiDecimated4 = 8
  case multiDistortedFunk = 9
  case multiDistortedCubed = 10
  case multiDistortedSquared = 11
  case multiEcho1 = 12
  case multiEcho2 = 13
  case multiEchoTight1 = 14
  case multiEchoTight2 = 15
  case multiEverythingIsBroken = 16
  case speechAlienChatter = 17
  case speechCosmicInterference = 18
  case speechGoldenPi = 19
  case speechRadioTower = 20
  case speechWaves = 21
}
