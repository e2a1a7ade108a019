public import Foundation
import HeadlessUIKit

/// The log of the process, to be read.
public final class OSLogStore: Sendable {
  /// Whose lines there are.
  public enum Scope: Int, Sendable {
    /// The system's log, which does not exist here.
    case system = 0
    case currentProcessIdentifier = 1
  }

  private let scope: Scope

  /// Opens the log.
  public init(scope: Scope) throws { self.scope = scope }

  /// The place of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// The place of a time before the end.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: -seconds))
  }

  /// The lines, in order.
  public func getEntries(at position: OSLogPosition? = nil) throws -> [OSLogEntry] {
    guard scope == .currentProcessIdentifier else { return [] }
    let start = position?.date ?? .distantPast
    return LogLines.current.all.filter { $0.date >= start }.map(OSLogEntryLog.init)
  }
}
