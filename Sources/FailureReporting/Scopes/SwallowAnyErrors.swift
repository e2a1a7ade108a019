/// Runs `body`, and prevents anything that goes wrong in it from failing the test.
///
/// Each error is logged when it happens, and the body continues. An error that the body throws is
/// collected, too, as `Fleet.ThrownError`. A cancellation, of a task or of the test, only ends the body.
/// Failures of `#expect` and `XCTAssert` belong to their frameworks and are not swallowed.
///
/// ```swift
/// let swallowed = swallowAnyErrors { reportFailure("The list is empty.") }
/// print(swallowed.count)
/// ```
///
/// - Returns: The errors that were swallowed, in order.
@discardableResult
public func swallowAnyErrors(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) -> [RecordedFailure] {
  swallow(in: SwallowScope(at: CallSite(fileID, filePath, line, column)), body)
}

/// Runs an asynchronous `body`, and prevents anything that goes wrong in it from failing the test.
///
/// Failures in a task that outlives the scope are not swallowed. They go to the reporter outside.
///
/// - Returns: The errors that were swallowed, in order.
@discardableResult
public nonisolated(nonsending) func swallowAnyErrors(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  _ body: nonisolated(nonsending) () async throws -> Void
) async -> [RecordedFailure] {
  await swallow(in: SwallowScope(at: CallSite(fileID, filePath, line, column)), body)
}

/// Runs `body`, and prevents failures with the given names from failing the test.
///
/// Every other failure counts as if the scope did not exist.
///
/// ```swift
/// swallowErrors(.tableView, .thrownError) { reportFailure("No row 7.", name: "Fleet.TableViewError") }
/// ```
///
/// - Returns: The errors that were swallowed, in order.
@discardableResult
public func swallowErrors(
  _ names: RecordedFailure.Name..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Void
) -> [RecordedFailure] {
  swallow(in: SwallowScope(names: names, at: CallSite(fileID, filePath, line, column)), body)
}

/// Runs an asynchronous `body`, and prevents failures with the given names from failing the test.
///
/// - Returns: The errors that were swallowed, in order.
@discardableResult
public nonisolated(nonsending) func swallowErrors(
  _ names: RecordedFailure.Name..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: nonisolated(nonsending) () async throws -> Void
) async -> [RecordedFailure] {
  await swallow(in: SwallowScope(names: names, at: CallSite(fileID, filePath, line, column)), body)
}

private func swallow(in scope: SwallowScope, _ body: () throws -> Void) -> [RecordedFailure] {
  do {
    try Reporting.$binding.withValue(Reporting.Binding(scope), operation: body)
  } catch {
    scope.collect(error)
  }
  return scope.close()
}

private nonisolated(nonsending) func swallow(
  in scope: SwallowScope, _ body: nonisolated(nonsending) () async throws -> Void
) async -> [RecordedFailure] {
  do {
    try await Reporting.$binding.withValue(Reporting.Binding(scope), operation: body)
  } catch {
    scope.collect(error)
  }
  return scope.close()
}
