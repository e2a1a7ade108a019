import FailureReporting
public import Fleet
public import Testing

/// A trait that takes a test as what opens an app, and explores that.
public struct ExploringTrait: TestTrait, TestScoping {
  fileprivate let seed: UInt64
  fileprivate let steps: Int
  fileprivate let oracles: Oracles
  fileprivate let site: CallSite

  /// Runs the test for each fresh application, and takes steps in what it has opened.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    var cancellation: (any Error)?
    _ = await Fleet.explore(
      seed: seed, steps: steps, oracles: oracles, fileID: site.fileID, filePath: site.filePath,
      line: site.line, column: site.column
    ) {
      do {
        try await function()
      } catch is ExpectationFailedError {
        // `#require` has recorded it.
      } catch  where error.isCancellation {
        cancellation = error
      } catch {
        Issue.record(error, sourceLocation: test.sourceLocation)
      }
    }
    if let cancellation { throw cancellation }
  }
}

extension Trait where Self == ExploringTrait {
  /// Explores the app that a test opens, as `Fleet.explore(seed:steps:oracles:_:)` does.
  ///
  /// ```swift
  /// import FleetTesting
  /// import Testing
  ///
  /// @MainActor @Suite struct Monkeys {
  ///   @Test(.exploring(steps: 1_000)) func `nobody finds anything`() {
  ///     setAsAppRootWindow(UIViewController())
  ///   }
  /// }
  /// ```
  public static func exploring(
    seed: UInt64 = 1, steps: Int = 1_000, oracles: Oracles = .usual,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(
      seed: seed, steps: steps, oracles: oracles, site: CallSite(fileID, filePath, line, column))
  }
}
