import Fleet
public import Testing

/// A trait that gives a test, or each test of a suite, an application of its own.
public struct FreshApplicationTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait holds for the suites within a suite too, which it does.
  public var isRecursive: Bool { true }

  /// Runs a test in an application of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withFreshApplication { try await function() }
  }
}

extension Trait where Self == FreshApplicationTrait {
  /// Gives a test, or each test of a suite, an application of its own.
  ///
  /// ```swift
  /// import FleetTesting
  /// import Testing
  ///
  /// @MainActor @Suite(.freshApplication)
  /// struct SettingsTests {}
  /// ```
  public static var freshApplication: Self { Self() }
}
