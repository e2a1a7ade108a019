import FleetTesting
import Foundation
import Testing

@MainActor @Suite(.freshApplication, .trace)
struct TraceTraitTests {
  private static func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appending(path: "fleet-traces/TraceTraitTests/\(name)")
      .path
  }

  private func trace(_ body: @escaping @MainActor @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await TraceTrait.trace.provideScope(for: test, testCase: nil) { try await body() }
  }

  @Test func `a test that passes leaves nothing`() {
    setAsAppRootWindow(UIViewController())

    let path = Self.path("a-test-that-passes-leaves-nothing.html")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [1, 2]) func `a trace within another is a part of it`(number: Int) async throws {
    try await trace { Fleet.settle() }

    let path = Self.path("a-trace-within-another-is-a-part-of-it-number.html")
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
