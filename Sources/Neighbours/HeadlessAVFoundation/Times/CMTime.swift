/// A time: so many parts of a second, of which there are so many.
public struct CMTime: Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The parts of a second.
  public var timescale: CMTimeScale
  /// Its flags.
  public var flags: CMTimeFlags
  /// Which of several lines of time it is on.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of so many parts of a second; with a timescale of 0 it is invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time in seconds, rounded to parts of a second, which are larger if it is too long for them.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    var scale = preferredTimescale
    while true {
      let exact = seconds * Double(scale)
      if let value = CMTimeValue(exactly: exact.rounded(.toNearestOrAwayFromZero)) {
        let isExact = Double(value) == exact && exact / Double(scale) == seconds
        self.init(
          value: value, timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded],
          epoch: 0)
        return
      }
      guard scale > 1, seconds.isFinite else {
        self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      scale /= 2
    }
  }

  init(_ value: UInt64, _ scaleAndFlags: UInt64, epoch: CMTimeEpoch = 0) {
    self.init(
      value: CMTimeValue(bitPattern: value),
      timescale: CMTimeScale(bitPattern: UInt32(truncatingIfNeeded: scaleAndFlags)),
      flags: CMTimeFlags(rawValue: UInt32(scaleAndFlags >> 32)), epoch: epoch)
  }

  /// The parts of a second and the flags in one number.
  var scaleAndFlags: UInt64 {
    UInt64(UInt32(bitPattern: timescale)) | UInt64(flags.rawValue) << 32
  }

  public static let invalid = CMTime()
  /// An unknown time, such as how long a broadcast lasts.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than all times.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than all times.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  public static let zero = CMTime(value: 0, timescale: 1)

  /// The time in seconds; not a number where it is unknown.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is later than all times.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is earlier than all times.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is unknown.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }
  /// Whether it is only nearly what was meant.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the time in other parts of a second.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    guard newTimescale > 0 else { return .invalid }
    return .init(
      Int128(value), over: Int128(timescale), scale: newTimescale, flags: flags, epoch: epoch,
      method)
  }
}

/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// The parts of a second.
public typealias CMTimeScale = Int32
/// Which of several lines of time a time is on.
public typealias CMTimeEpoch = Int64

/// The flags of a time besides its value.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32

  /// Creates flags from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a time.
  public static let valid = Self(rawValue: 1)
  /// It is only nearly what was meant.
  public static let hasBeenRounded = Self(rawValue: 2)
  /// It is later than all times.
  public static let positiveInfinity = Self(rawValue: 4)
  /// It is earlier than all times.
  public static let negativeInfinity = Self(rawValue: 8)
  public static let indefinite = Self(rawValue: 16)
  /// The flags by which it is something else than a number of seconds.
  public static let impliedValueFlagsMask = Self(rawValue: 28)
}

/// How a time is rounded to other parts of a second.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, halves away from zero.
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// Towards zero, but away from it when the parts become larger.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  /// The way that is taken where none is said.
  public static let `default` = roundHalfAwayFromZero
}
