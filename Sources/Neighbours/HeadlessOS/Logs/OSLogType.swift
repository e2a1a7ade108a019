/// How much a line of a log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that the system has for it.
  public let rawValue: UInt8

  /// Creates a level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Worth knowing.
  public static let `default` = OSLogType(0)
  /// May help.
  public static let info = OSLogType(1)
  /// For those who look for a fault.
  public static let debug = OSLogType(2)
  /// Went wrong.
  public static let error = OSLogType(16)
  /// Must not happen.
  public static let fault = OSLogType(17)
}
