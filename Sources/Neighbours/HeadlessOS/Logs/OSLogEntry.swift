public import Foundation

/// A line of a log.
public class OSLogEntry {
  /// Its text.
  public let composedMessage: String
  /// The time at which it was written.
  public let date: Date

  init(_ line: LoggedLine) {
    composedMessage = line.message
    date = line.date
  }
}
