/// Runs `body`, and stops its helpers after the first error.
///
/// A later step of a test often makes no sense after an earlier one has failed. Nothing is thrown.
/// After the first error, helpers send nothing and report nothing, and are only counted. The
/// failure is reported when the steps end, and says how many steps were not taken.
///
/// ```swift
/// steps("Logging in") {
///   reportFailure("The form is not on screen.")
///   reportFailure("This one is a step that was not taken.")
/// }
/// ```
public func steps(
  _ title: String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) rethrows {
  let scope = StepsScope(title, at: CallSite(fileID, filePath, line, column))
  defer { scope.closeAndReport() }
  try Reporting.$binding.withValue(Reporting.Binding(scope), operation: body)
}

/// Runs an asynchronous `body`, and stops its helpers after the first error.
public nonisolated(nonsending) func steps(
  _ title: String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  let scope = StepsScope(title, at: CallSite(fileID, filePath, line, column))
  defer { scope.closeAndReport() }
  try await Reporting.$binding.withValue(Reporting.Binding(scope), operation: body)
}
