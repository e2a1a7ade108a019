import Fleet
public import Testing

/// A trait that runs a test in several orders of the app's work, one after the other.
public struct AnyOrderTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to suites inside a suite, too.
  ///
  /// It does.
  public var isRecursive: Bool { true }

  fileprivate let plan: OrderPlan
  fileprivate let site: CallSite

  /// Runs a test in each of the orders, with a fresh application in each.
  ///
  /// An error that the test throws is an issue of its order, and the other orders follow.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    for stop in await plan.stops(for: ".anyOrder", at: site) {
      try await PlacedIssues.at(stop.place, of: test, testCase, function) { stop.enter(.shared) }
    }
  }
}

extension Trait where Self == AnyOrderTrait {
  /// Runs a test, or each test of a suite, in so many orders of the app's work.
  ///
  /// Each order has a fresh application. An issue names its order.
  ///
  /// ```swift
  /// import FleetTesting
  /// import Testing
  ///
  /// @MainActor @Suite struct InboxScreens {
  ///   @Test(.anyOrder(20))
  ///   func `the newest message is on top`() {
  ///     setAsAppRootWindow(UIViewController())
  ///     Fleet.advance(by: .seconds(2))
  ///   }
  /// }
  /// ```
  public static func anyOrder(
    _ count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(plan: OrderPlan(count), site: CallSite(fileID, filePath, line, column))
  }
}
