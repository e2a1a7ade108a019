import FailureReporting

/// Writes down what `body` lets a user do, step by step, as one HTML file.
///
/// The file has each step with its line, the screen before and after it with the finger, the words
/// of the screen with the changes, and the app's calls. It stays where something fails, or as
/// `FLEET_TRACE` in the environment says: `failed`, `all` or `none`. With a path, it is always
/// written. The folder is `FLEET_TRACES`, or `fleet-traces` in the temporary one; the end of the
/// run lists the names. With Swift Testing, the trait `.trace` does the same for a test.
///
/// ```swift
/// Fleet.trace(to: "/tmp/birds.html") {
///   setAsAppRootWindow(UIViewController())
/// }
/// ```
@preconcurrency @MainActor
public func trace<R>(
  to path: String? = nil, function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> R
) rethrows -> R {
  let site = CallSite(fileID, filePath, line, column)
  guard let record = TraceRecord.open(function, to: path, at: site) else { return try body() }
  defer { record.finish() }
  return try record.tracing(body)
}

/// Writes the trace of an asynchronous `body`.
///
/// ```swift
/// await Fleet.trace(to: "/tmp/birds.html") {
///   await Fleet.settle()
/// }
/// ```
@preconcurrency @MainActor
public func trace<R>(
  to path: String? = nil, function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor () async throws -> R
) async rethrows -> R {
  let site = CallSite(fileID, filePath, line, column)
  guard let record = TraceRecord.open(function, to: path, at: site) else { return try await body() }
  defer { record.finish() }
  return try await record.tracing(body)
}

/// The trace of the test that runs on this task.
enum TraceScope {
  /// The trace that the test has asked for.
  @TaskLocal static var record: TraceRecord?

  /// That trace, or the one that the environment asks for in each test.
  static var current: TraceRecord? {
    record ?? (TraceMode.ofAllTests != nil ? TraceOfEach.current : nil)
  }
}
