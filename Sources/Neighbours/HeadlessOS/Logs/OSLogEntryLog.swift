/// A line of a log that was written by a logger.
public final class OSLogEntryLog: OSLogEntry {
  /// The level of a line.
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug = 1
    case info = 2
    case notice = 3
    case error = 4
    /// Must not happen.
    case fault = 5
  }

  /// Its level.
  public let level: Level
  /// The subsystem of the log.
  public let subsystem: String
  /// The part of the subsystem.
  public let category: String

  override init(_ line: LoggedLine) {
    level =
      switch line.level {
      case .debug: .debug
      case .info: .info
      case .default: .notice
      case .error: .error
      case .fault: .fault
      default: .undefined
      }
    subsystem = line.subsystem
    category = line.category
    super.init(line)
  }
}
