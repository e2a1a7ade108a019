import HeadlessUIKit
package import Testing

/// A trait that gives each test of a suite its own application.
package struct OwnApplicationTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
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
  package static var ownApplication: Self { Self() }
}
