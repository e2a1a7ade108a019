import HeadlessUIKit

/// Runs `body` with a separate application: no window, no focus, nothing pending.
///
/// Tests that run in parallel do not see each other's screens. A task that outlives the body finds
/// an application that does nothing.
///
/// ```swift
/// withFreshApplication {
///   print(UIApplication.shared.windows.isEmpty)
/// }
/// ```
///
/// In XCTest, one application per test:
///
/// ```swift
/// import Fleet
/// import XCTest
///
/// class ScreenTestCase: XCTestCase {
///   override func invokeTest() { withFreshApplication { super.invokeTest() } }
/// }
/// ```
public func withFreshApplication<R>(
  isolation: isolated (any Actor)? = #isolation, _ body: () throws -> R
) rethrows -> R {
  Gesture.listens
  let scope = ApplicationScope()
  defer {
    if isolation === MainActor.shared {
      MainActor.assumeIsolated { close(scope) }
    } else {
      Task { @MainActor in close(scope) }
    }
  }
  return try ApplicationScope.$current.withValue(scope, operation: body)
}

/// Runs an asynchronous `body` with a separate application.
///
/// ```swift
/// await withFreshApplication {
///   await Fleet.settle()
/// }
/// ```
@preconcurrency @MainActor
public func withFreshApplication<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
  Gesture.listens
  let scope = ApplicationScope()
  defer { close(scope) }
  return try await ApplicationScope.$current.withValue(scope) { try await body() }
}

@MainActor private func close(_ scope: ApplicationScope) {
  TraceOfEach.finish(in: scope)
  scope.close()
}
