import Testing

extension HostTests {
  /// Whole apps in the styles of their years, unchanged; `.ci/run --nightly` tests them.
  @Suite("Apps whose sources are rewritten")
  struct PortedAppsTests {
    struct App: CustomTestStringConvertible {
      let folder: String
      let name: String
      let tests: Int
      let xcTests: Int
      var testDescription: String { folder }
    }

    static let apps = [
      App(folder: "Errands2016", name: "Errands", tests: 7, xcTests: 5),
      App(folder: "Trails2020", name: "Trails", tests: 10, xcTests: 4),
      App(folder: "Journal2025", name: "Journal", tests: 8, xcTests: 2),
    ]

    @Test(arguments: apps)
    func `pass their tests of both kinds`(app: App) async throws {
      let client = try await ClientPackage("Apps/\(app.folder)").built()

      try await check(app, of: client)
    }

    @Test func `pass them with a version of Fleet, too`() async throws {
      let app = Self.apps[0]
      let repository = try await ClientPackage.repository(tag: "1.0.0")
      let client = try await ClientPackage(
        "Apps/\(app.folder)", version: (repository, "1.0.0")
      ).built()

      try await check(app, of: client)
    }

    private func check(_ app: App, of client: ClientPackage) async throws {
      let tests = try await client.test("\(app.name)Tests", in: .swiftTesting)
      #expect(tests.status == 0, "\(tests)")
      #expect(tests.contains("Test run with \(app.tests) tests"), "\(tests)")

      let xcTests = try await client.test("\(app.name)XCTests", in: .xcTest)
      #expect(xcTests.status == 0, "\(xcTests)")
      #expect(
        xcTests.contains("Executed \(app.xcTests) tests, with 0 failures"), "\(xcTests)")
    }
  }
}
