import Testing

extension HostTests {
  @Suite("A client with UIKit sources of its own")
  struct UIKitSourcesTests {
    @Test func `its unchanged sources build under the alias and pass in Swift Testing (model 10)`()
      async throws
    {
      let outcome = try await Clients.uiKitSources.test("BirdAppTests", in: .swiftTesting)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test run with 4 tests"), "\(outcome)")
    }

    @Test func `a synchronous XCTestCase in Swift 5 mode drives them (model 2)`() async throws {
      let outcome = try await Clients.uiKitSources.test("SwiftFiveTests", in: .xcTest)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Executed 4 tests, with 0 failures"), "\(outcome)")
    }
  }
}
