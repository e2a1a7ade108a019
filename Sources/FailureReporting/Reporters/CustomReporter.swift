/// A reporter that calls a closure with each failure that counts.
///
/// ```swift
/// let sink = CustomReporter { failure in print(failure.name, failure.reason) }
/// withFailureReporter(sink) { reportFailure("The list is empty.") }
/// ```
///
/// Warnings and swallowed failures go to standard error, one line each.
public struct CustomReporter: FailureReporter {
  private let body: @Sendable (RecordedFailure) -> Void

  /// Creates a reporter from a closure that receives failures.
  public init(_ body: @escaping @Sendable (RecordedFailure) -> Void) { self.body = body }

  /// Calls the closure.
  public func report(_ failure: RecordedFailure) { body(failure) }
}
