public import FailureReporting
import Synchronization

/// The events, line by line, from whatever thread.
public final class Trace: Sendable {
  private let recorded = Mutex<[String]>([])

  /// Creates an empty trace.
  public init() {}

  /// The lines so far.
  public var lines: [String] { recorded.withLock { $0 } }

  /// Adds a line.
  public func add(_ line: String) { recorded.withLock { $0.append(line) } }
}

/// A reporter that writes a line of a trace for each thing it receives.
public struct TracingReporter: FailureReporter {
  private let trace: Trace
  private let name: String

  /// Creates a reporter whose lines begin with `name`.
  public init(_ trace: Trace, name: String = "") {
    self.trace = trace
    self.name = name.isEmpty ? "" : "\(name) "
  }

  /// Writes `report` and the reason.
  public func report(_ failure: RecordedFailure) { trace.add("\(name)report \(failure.reason)") }

  /// Writes `note` and the reason.
  public func note(_ failure: RecordedFailure) { trace.add("\(name)note \(failure.reason)") }
}
