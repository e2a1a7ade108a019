import Testing

@Suite("A client with UIKit sources of its own", .serialized)
struct UIKitSourcesTests {
  private static let client = Task { try await ClientPackage("UIKitSources").built(.debug) }

  @Test func `its unchanged sources build under the alias and pass in Swift Testing (model 10)`()
    async throws
  {
    let outcome = try await Self.client.value.test("BirdAppTests", in: .swiftTesting, .debug)

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.contains("Test run with 4 tests"), "\(outcome)")
  }

  @Test func `a synchronous XCTestCase in Swift 5 mode drives them (model 2)`() async throws {
    let outcome = try await Self.client.value.test("SwiftFiveTests", in: .xcTest, .debug)

    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.contains("Executed 4 tests, with 0 failures"), "\(outcome)")
  }
}
