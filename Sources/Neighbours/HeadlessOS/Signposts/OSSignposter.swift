/// What an app marks intervals with, for tools that measure: nothing measures here.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter of a subsystem, and of a part of it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for one of the categories that Apple's tools know.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter of a log.
  public init(logHandle: OSLog = .default) { log = logHandle }

  /// Creates a signposter of no subsystem.
  public init() { log = .default }

  /// One that marks nothing.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Whether something is marked.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// An identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// The identifier of intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Begins an interval, with a line about it.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval, with a line about it.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, with a line about it.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  private let id: OSSignpostID

  init(id: OSSignpostID) { self.id = id }
}
