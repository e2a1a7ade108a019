public import Foundation
import HeadlessUIKit
import Locks

/// A line that an app has logged.
public struct LoggedLine: Hashable, Sendable {
  /// The time of the line.
  public let date: Date
  /// The subsystem of the log.
  public let subsystem: String
  /// The part of the subsystem.
  public let category: String
  /// Its level.
  public let level: OSLogType
  /// The text, also what is private.
  public let message: String
}

/// The lines of one application.
final class LogLines: ToldState {
  private let lines = Locked<[LoggedLine]>([])

  var all: [LoggedLine] { lines.withLock { $0 } }

  var toldCount: Int { lines.withLock { $0.count } }

  func told(after count: Int) -> [String] {
    all.dropFirst(count).map { line in
      let place = [line.subsystem, line.category].filter { !$0.isEmpty }.joined(separator: " ")
      return place.isEmpty ? line.message : "\(place): \(line.message)"
    }
  }

  func add(_ line: LoggedLine) { lines.withLock { $0.append(line) } }
}
