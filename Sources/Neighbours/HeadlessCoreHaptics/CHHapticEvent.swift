public import Foundation

/// Something that a user is to feel or hear.
open class CHHapticEvent: NSObject {
  /// The kinds of events.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A buzz.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A parameter of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The time that it takes to begin.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time that it takes to weaken.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time that it takes to end.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
  }

  /// The kind.
  public final let type: EventType
  /// The numbers.
  public final let eventParameters: [CHHapticEventParameter]
  /// When it begins, from the begin of the pattern on.
  open var relativeTime: TimeInterval
  /// Its duration.
  open var duration: TimeInterval

  /// Creates an event that lasts.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    super.init()
  }

  /// Creates an event of a moment.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }
}
