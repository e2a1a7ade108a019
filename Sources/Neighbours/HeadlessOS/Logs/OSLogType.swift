/// The level of a line of a log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that the system has for it.
  public let rawValue: UInt8

  /// Creates a level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  /// Must not happen.
  public static let fault = OSLogType(17)
}
