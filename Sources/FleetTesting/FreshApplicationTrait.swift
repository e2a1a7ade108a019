import Fleet
public import Testing

/// A trait that gives each test its own application.
public struct FreshApplicationTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to suites inside a suite, too.
  ///
  /// It does.
  public var isRecursive: Bool { true }

  /// Runs a test in its own application.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withFreshApplication { try await function() }
  }
}

extension Trait where Self == FreshApplicationTrait {
  /// Gives a test, or each test of a suite, its own application.
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
