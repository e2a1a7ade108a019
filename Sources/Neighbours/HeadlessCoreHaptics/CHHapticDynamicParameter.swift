public import Foundation

/// A number that changes while a pattern plays.
public final class CHHapticDynamicParameter: NSObject {
  /// What there is a number for.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How loud it is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// What it is a number for.
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
