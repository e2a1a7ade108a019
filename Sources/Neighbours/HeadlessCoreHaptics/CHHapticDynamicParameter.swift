public import Foundation

/// A number that changes while a pattern plays.
public final class CHHapticDynamicParameter: NSObject {
  /// A parameter with a number.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// Its parameter.
  public let parameterID: ID
  /// The number.
  public let value: Float
  /// When it changes, from the begin of the pattern on.
  public let relativeTime: TimeInterval

  /// Creates one.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
    super.init()
  }
}
