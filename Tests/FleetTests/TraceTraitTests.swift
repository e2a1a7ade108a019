import FleetTesting
import Foundation
import Testing

@MainActor @Suite(.freshApplication)
struct TraceTraitTests {
  private static func page(_ name: String) -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fleet-traces/TraceTraitTests")
    return try? String(contentsOf: folder.appending(path: "\(name).html"), encoding: .utf8)
  }

  /// Runs what fails with the trait, and keeps the failures from the test.
  private func trace(_ body: @escaping @MainActor @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    let silence = IssueHandlingTrait.filterIssues { _ in false }
    try await silence.provideScope(for: test, testCase: nil) {
      try await TraceTrait.trace.provideScope(for: test, testCase: nil) { try await body() }
    }
  }

  @Test func `an expectation that fails has an entry`() async throws {
    try await trace {
      setAsAppRootWindow(UIViewController())
      #expect(Bool(false), "the cart is empty")
      await Fleet.settle()
    }

    let page = try #require(Self.page("an-expectation-that-fails-has-an-entry"))
    #expect(page.contains(#""text":"Expectation failed: Bool(false)""#))
    #expect(page.contains(#""details":"the cart is empty""#))
    #expect(page.contains(#""title":"Expectation failed""#))
    #expect(page.contains(#""name":"an expectation that fails has an entry""#))
  }

  @Test func `an error that is thrown has one`() async throws {
    struct Oops: Error {}
    await #expect(throws: Oops.self) {
      try await trace {
        setAsAppRootWindow(UIViewController())
        throw Oops()
      }
    }

    let page = try #require(Self.page("an-error-that-is-thrown-has-one"))
    #expect(page.contains(#""text":"An error was thrown: Oops()""#))
  }

  @Test func `a failure of a helper is told once, at its step`() async throws {
    try await trace {
      setAsAppRootWindow(UIViewController())
      Fleet.screen.buttons["Pay"].tap()
    }

    let page = try #require(Self.page("a-failure-of-a-helper-is-told-once-at-its-step"))
    #expect(page.components(separatedBy: #""kind":"failure""#).count == 2)
    #expect(!page.contains(#""title":"Expectation failed""#))
  }

  @Test func `a test that passes, or fails as it is known to, leaves nothing`() async throws {
    try await trace {
      setAsAppRootWindow(UIViewController())
      withKnownIssue { #expect(Bool(false)) }
    }

    #expect(Self.page("a-test-that-passes-or-fails-as-it-is-known-to-leaves-nothing") == nil)
  }

  @Suite(.trace)
  @MainActor struct Within {
    @Test(arguments: [1, 2]) func `a suite's tests are traced, one by one`(number: Int) async {
      setAsAppRootWindow(UIViewController())
      await Fleet.settle()
      #expect(UIApplication.shared.windows.count == 1)
    }
  }
}
