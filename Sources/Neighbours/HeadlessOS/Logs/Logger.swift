/// Writes an app's log.
///
/// The lines are kept for the test that runs, which reads them with ``SimulatedLog``.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of no subsystem.
  public init() { log = .default }

  /// Creates a logger of a subsystem, and of a part of it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a line.
  public func log(_ message: OSLogMessage) { log.write(.default, message) }
  /// Logs a line of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message) }
  /// Logs a line for debugging.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message) }
  /// Logs a line for debugging.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message) }
  /// Logs what may help.
  public func info(_ message: OSLogMessage) { log.write(.info, message) }
  /// Logs what is worth knowing.
  public func notice(_ message: OSLogMessage) { log.write(.default, message) }
  /// Logs what may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(.error, message) }
  /// Logs what went wrong.
  public func error(_ message: OSLogMessage) { log.write(.error, message) }
  /// Logs what must not happen.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message) }
  /// Logs what must not happen.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message) }
}
