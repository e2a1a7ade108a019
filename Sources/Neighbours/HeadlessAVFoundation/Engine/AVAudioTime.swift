public import Foundation
import HeadlessUIKit

/// A moment, on the clock of the device, in samples, or both.
///
/// The clock is that of UIKit time, and ticks each nanosecond.
public final class AVAudioTime: NSObject, Sendable {
  /// Whether it says a time of the device's clock.
  public let isHostTimeValid: Bool
  /// The time of the device's clock.
  public let hostTime: UInt64
  /// Whether it says a number of samples.
  public let isSampleTimeValid: Bool
  /// The number of samples.
  public let sampleTime: AVAudioFramePosition
  /// The samples of a second.
  public let sampleRate: Double

  /// Creates a time of the device's clock.
  public convenience init(hostTime: UInt64) {
    self.init(hostTime, nil, rate: 0)
  }

  /// Creates a time in samples.
  public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.init(nil, sampleTime, rate: sampleRate)
  }

  /// Creates a time of the device's clock that is known in samples, too.
  public convenience init(
    hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double
  ) { self.init(hostTime, sampleTime, rate: sampleRate) }

  private init(_ host: UInt64?, _ sample: AVAudioFramePosition?, rate: Double) {
    isHostTimeValid = host != nil
    hostTime = host ?? 0
    isSampleTimeValid = sample != nil
    sampleTime = sample ?? 0
    sampleRate = rate
    super.init()
  }

  /// Returns the time of the device's clock for seconds.
  public class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(exactly: (seconds * ticksInSecond).rounded()) ?? (seconds > 0 ? .max : 0)
  }

  /// Returns the seconds of a time of the device's clock.
  public class func seconds(forHostTime hostTime: UInt64) -> TimeInterval {
    Double(hostTime) / ticksInSecond
  }

  /// Returns the time with what it lacks, by another moment that is known both ways; `nil` if that is not.
  public func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
    guard anchorTime.isHostTimeValid, let anchor = anchorTime.sampleSeconds else { return nil }
    let start = Self.seconds(forHostTime: anchorTime.hostTime) - anchor
    if let seconds = sampleSeconds {
      let host = isHostTimeValid ? hostTime : Self.hostTime(forSeconds: start + seconds)
      return AVAudioTime(hostTime: host, sampleTime: sampleTime, atRate: sampleRate)
    }
    guard isHostTimeValid else { return nil }
    return AVAudioTime(
      seconds: Self.seconds(forHostTime: hostTime) - start, rate: anchorTime.sampleRate,
      hostTime: hostTime)
  }

  // MARK: The model

  private static let ticksInSecond = 1e9

  /// Creates a time of so many seconds in samples, at a time of the device's clock.
  convenience init(seconds: Double, rate: Double, hostTime: UInt64) {
    let samples = AVAudioFramePosition(exactly: (seconds * rate).rounded()) ?? 0
    self.init(hostTime, samples, rate: rate)
  }

  /// The time of the device's clock at a moment.
  static func hostTime(at moment: Duration) -> UInt64 {
    hostTime(forSeconds: Progression.seconds(moment))
  }

  /// The seconds that its samples take; `nil` if it has no samples.
  var sampleSeconds: Double? {
    isSampleTimeValid && sampleRate > 0 ? Double(sampleTime) / sampleRate : nil
  }

  /// Its moment of the device's clock, if it says that.
  var moment: Duration? {
    isHostTimeValid ? .uiKitTime(Self.seconds(forHostTime: hostTime)) : nil
  }
}
