import HeadlessUIKit
import Testing

/// A trait that gives each test of a suite an application of its own.
struct OwnApplicationTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let scope = ApplicationScope()
    do {
      try await ApplicationScope.$current.withValue(scope) { try await function() }
    } catch {
      await scope.close()
      throw error
    }
    await scope.close()
  }
}

extension Trait where Self == OwnApplicationTrait {
  static var ownApplication: Self { Self() }
}
