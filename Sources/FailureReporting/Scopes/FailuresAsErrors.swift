/// Runs `body` and throws the first failure in it instead of reporting it.
///
/// After the first failure, helpers do nothing more, as in `steps { }`.
///
/// The function is useful for stopping a throwing test, or for catching a failure by its name:
///
/// ```swift
/// do {
///   try failuresAsErrors { reportFailure("No row 7.", name: "Fleet.TableViewError") }
/// } catch let failure as RecordedFailure where failure.name == .tableView {
///   print(failure.reason)
/// }
/// ```
///
/// - Throws: The first failure, or else the error that the body threw.
public func failuresAsErrors<R>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws -> R
) throws -> R {
  try failuresAsErrors(in: StepsScope("", at: CallSite(fileID, filePath, line, column)), body)
}

/// Runs `body` and throws the first failure in it, of which nothing has been told yet.
package func failuresAsErrorsQuietly<R>(
  at site: CallSite, _ body: () throws -> R
) throws -> R {
  try failuresAsErrors(in: StepsScope("", at: site, tellsOfStop: false), body)
}

/// Reports a failure after which nothing more is done, and tells standard error of that at once.
package func reportStop(_ failure: RecordedFailure) {
  StepsScope.tell(ofStopAt: failure.site, after: failure)
  reportFailure(failure)
}

private func failuresAsErrors<R>(in scope: StepsScope, _ body: () throws -> R) throws -> R {
  let result = Result {
    try Reporting.$binding.withValue(Reporting.Binding(scope), operation: body)
  }
  if let failure = scope.close() { throw failure }
  return try result.get()
}

/// Runs an asynchronous `body` and throws the first failure in it instead of reporting it.
///
/// - Throws: The first failure, or else the error that the body threw.
public nonisolated(nonsending) func failuresAsErrors<R>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  _ body: nonisolated(nonsending) () async throws -> R
) async throws -> R {
  let scope = StepsScope("", at: CallSite(fileID, filePath, line, column))
  let result: Result<R, any Error>
  do {
    result = .success(
      try await Reporting.$binding.withValue(Reporting.Binding(scope), operation: body))
  } catch {
    result = .failure(error)
  }
  if let failure = scope.close() { throw failure }
  return try result.get()
}
