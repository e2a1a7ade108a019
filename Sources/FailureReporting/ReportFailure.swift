/// Records a failure at the caller's line.
///
/// Helpers are built on this function. Nothing is thrown, and the caller continues:
///
/// ```swift
/// func checkOut(_ cart: Cart, line: UInt = #line) {
///   guard !cart.isEmpty else {
///     return reportFailure("Cannot check out: the cart is empty.", name: "Shop.CartError", line: line)
///   }
/// }
/// ```
///
/// - Parameters:
///   - reason: One sentence that says what went wrong and stands alone.
///   - name: What the failure is about, which scopes can choose by.
///   - severity: Whether the test fails, or only gets a line in the log.
///   - details: The evidence, then the way out.
public func reportFailure(
  _ reason: consuming String, name: consuming String = "Fleet.Failure",
  severity: RecordedFailure.Severity = .error, details: consuming String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Reporting.deliver(
    RecordedFailure(
      reason, name: RecordedFailure.Name(rawValue: name), severity: severity, details: details,
      site: CallSite(fileID, filePath, line, column)))
}

/// Records a failure at the caller's line, with a name that is a constant.
///
/// ```swift
/// reportFailure("There is no row 7.", name: .tableView)
/// ```
public func reportFailure(
  _ reason: consuming String, name: RecordedFailure.Name,
  severity: RecordedFailure.Severity = .error, details: consuming String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Reporting.deliver(
    RecordedFailure(
      reason, name: name, severity: severity, details: details,
      site: CallSite(fileID, filePath, line, column)))
}

/// Records a failure that is already made, such as one that a scope gave back.
///
/// ```swift
/// let swallowed = swallowAnyErrors { reportFailure("The list is empty.") }
/// for failure in swallowed where failure.name != .tableView { reportFailure(failure) }
/// ```
public func reportFailure(_ failure: RecordedFailure) {
  var failure = failure
  failure.swallowedBy = nil
  Reporting.deliver(failure)
}
