import Testing

extension HostTests {
  @Suite("A client whose sources are rewritten")
  struct PortedSourcesTests {
    @Test func `its Xcode sources and storyboard pass in Swift Testing`() async throws {
      let outcome = try await Clients.portedSources.test("BirdsTests", in: .swiftTesting)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test run with 22 tests"), "\(outcome)")
    }

    @Test func `its XCTests, which are rewritten too, pass`() async throws {
      let outcome = try await Clients.portedSources.test("PortedTests", in: .xcTest)

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Executed 15 tests, with 0 failures"), "\(outcome)")
    }
  }
}
