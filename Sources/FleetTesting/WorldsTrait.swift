public import Fleet
public import Testing

/// A trait that runs a test in several worlds, one after the other.
public struct WorldsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to suites inside a suite, too.
  ///
  /// It does.
  public var isRecursive: Bool { true }

  fileprivate let plan: WorldPlan
  fileprivate let site: CallSite

  /// Runs a test in each of the worlds, with a fresh application in each.
  ///
  /// An error that the test throws is an issue of its world, and the other worlds follow.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    for stop in await plan.stops(for: ".worlds", at: site) {
      try await PlacedIssues.at(stop.place, of: test, testCase, function) {
        _ = stop.enter(.shared)
      }
    }
  }
}

extension Trait where Self == WorldsTrait {
  /// Runs a test, or each test of a suite, in each of the worlds that some axes span.
  ///
  /// Each world has a fresh application. An issue names its world.
  ///
  /// ```swift
  /// import FleetTesting
  /// import Testing
  ///
  /// @MainActor @Suite struct BirdScreens {
  ///   @Test(.worlds(.devices(.iPhoneSE, .iPadPro11), .textSizes(.large, .accessibility5)))
  ///   func `everything has room`() {
  ///     setAsAppRootWindow(UIViewController())
  ///     Fleet.expectNoLayoutFaults()
  ///   }
  /// }
  /// ```
  public static func worlds(
    _ axes: WorldAxis..., combining combination: WorldCombination = .product,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(
      plan: WorldPlan(axes, combination), site: CallSite(fileID, filePath, line, column))
  }
}
