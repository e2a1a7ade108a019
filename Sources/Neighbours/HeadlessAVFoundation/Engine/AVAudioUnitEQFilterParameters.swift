public import Foundation
import Locks

/// A band of frequencies that are changed.
@preconcurrency @MainActor
open class AVAudioUnitEQFilterParameters: NSObject {
  private struct Values: Sendable {
    var type = AVAudioUnitEQFilterType.parametric
    var frequency: Float = 1_000
    var bandwidth: Float = 0.5
    var gain: Float = 0
    var isPassedBy = true
  }

  private nonisolated let values = Locked(Values())

  nonisolated override init() { super.init() }

  /// What it does.
  nonisolated open var filterType: AVAudioUnitEQFilterType {
    get { values.withLock(\.type) }
    set { values.withLock { $0.type = newValue } }
  }
  /// The frequency in its middle, or where it begins or ends.
  nonisolated open var frequency: Float {
    get { values.withLock(\.frequency) }
    set { values.withLock { $0.frequency = newValue } }
  }
  /// How wide it is, in octaves.
  nonisolated open var bandwidth: Float {
    get { values.withLock(\.bandwidth) }
    set { values.withLock { $0.bandwidth = newValue } }
  }
  /// How much louder it is, in decibels.
  nonisolated open var gain: Float {
    get { values.withLock(\.gain) }
    set { values.withLock { $0.gain = newValue } }
  }
  /// Whether it changes nothing, as it is at first.
  nonisolated open var bypass: Bool {
    get { values.withLock(\.isPassedBy) }
    set { values.withLock { $0.isPassedBy = newValue } }
  }
}

/// What a band does with its frequencies.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// It makes them louder or softer.
  case parametric = 0
  case lowPass = 1
  case highPass = 2
  case resonantLowPass = 3
  case resonantHighPass = 4
  case bandPass = 5
  case bandStop = 6
  case lowShelf = 7
  case highShelf = 8
  case resonantLowShelf = 9
  case resonantHighShelf = 10
}
