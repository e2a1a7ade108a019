import Locks

/// A node that lets sound be heard as in a room.
@preconcurrency @MainActor
open class AVAudioUnitReverb: AVAudioUnitEffect {
  private nonisolated let mix = Locked<Float>(0)

  /// Creates one of a hall, of which nothing is heard yet.
  public nonisolated override init() { super.init() }

  /// Takes the values of a room.
  nonisolated open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}

  /// How much of the sound comes from the room, in percent.
  nonisolated open var wetDryMix: Float {
    get { mix.withLock(\.self) }
    set { mix.withLock { $0 = newValue } }
  }
}

/// A room in which sound is heard.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom = 1
  case largeRoom = 2
  case mediumHall = 3
  case largeHall = 4
  case plate = 5
  case mediumChamber = 6
  case largeChamber = 7
  case cathedral = 8
  case largeRoom2 = 9
  case mediumHall2 = 10
  case mediumHall3 = 11
  case largeHall2 = 12
}
