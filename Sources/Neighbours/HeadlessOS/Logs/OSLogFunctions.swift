/// Logs a line, in the manner of C: with values in the place of `%@`, `%d` and their like.
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
) {
  log.write(type, LogFormat(message.text).text(with: args))
}

/// Logs a line of a level, in the manner of C.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ args: Any?...
) {
  log.write(type, LogFormat(message.text).text(with: args))
}

/// Logs a line whose format is a constant.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
) {
  log.write(type, LogFormat("\(message)").text(with: args))
}
