/// The reporting scopes around a piece of work.
///
/// A child task inherits them. Work that runs later in another task needs this context.
package struct ReportingContext: Sendable {
  private let binding = Reporting.binding

  /// Captures the current scopes.
  package init() {}

  /// Runs `body` as if it ran where the context was created.
  package func run(_ body: () -> Void) {
    // It usually does, and asking is cheaper than binding.
    guard binding !== Reporting.binding else { return body() }
    Reporting.$binding.withValue(binding, operation: body)
  }
}
