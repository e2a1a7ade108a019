/// Runs a synchronous test of the main actor's.
///
/// XCTest on Linux takes synchronous tests without isolation alone, and calls them on the main thread:
/// such a test of a suite becomes one that calls this.
public func uiKitMainActorTest<Case>(
  _ test: Case, _ body: @MainActor (Case) throws -> Void
) rethrows {
  try MainActor.assumeIsolated(with: test, body)
}
