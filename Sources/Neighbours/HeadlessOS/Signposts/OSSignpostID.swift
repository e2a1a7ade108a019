import Synchronization

/// Tells intervals of a name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Creates one of a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates one of a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates one that no other interval of a log has.
  public init(log: OSLog) { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

  /// Creates that of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The one of intervals that are alone.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The one that is invalid.
  public static let invalid = OSSignpostID(.max)
  /// The one that is missing.
  public static let null = OSSignpostID(0)

  /// Whether the first has the lower number.
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number that the system has for it.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or an end of an interval, for tools that measure.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or an end of an interval, with a line about it.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: OSLogMessage, _ arguments: Any?...
) {}
