import Foundation
import Testing

extension HostTests {
  @Suite("Xcode projects that fleet-init brings over")
  struct BroughtProjectsTests {
    /// As Xcode 26 and Xcode 15 write them, with the tests of the templates.
    @Test(arguments: [("Larder", [], 3, 2), ("Pantry", ["Commons"], 0, 5)])
    func `pass their tests twice, and stay as they are`(
      name: String, neighbors: [String], tests: Int, xcTests: Int
    ) async throws {
      // One after the other, for there is one build folder.
      _ = try await Clients.portedSources
      let project = try await BroughtProject(name, beside: neighbors)
      if name == "Larder" {
        try project.write(Self.hostedTests, to: "LarderTests/HostedTests.swift")
        try project.write(Self.planOfTwo, to: "Larder.xctestplan")
      }
      let before = project.state()

      let first = try await project.brought()
      #expect(first.status == 0, "\(first)")
      #expect(first.contains("Now: swift test --package-path Linux"), "\(first)")
      try await check(try await project.package.built(), tests: tests, xcTests: xcTests)

      let second = try await project.brought()
      #expect(second.contains("Linux is as it should be."), "\(second)")
      #expect(try await project.brought("--check").status == 0)
      try await check(try await project.package.built(), tests: tests, xcTests: xcTests)
      #expect(project.state() == before)
      guard name == "Larder" else { return }
      let lost = try await project.package.test(
        "LarderUITests.LarderUITests", in: .xcTest, configuration: "Dutch")
      #expect(lost.status == 1, "\(lost)")
      #expect(
        lost.contains("Failed to launch the app: There is no test configuration 'Dutch'."),
        "\(lost)")
    }

    /// With pods, a submodule's project, a package with resources, and a plan of two configurations.
    @Test(arguments: ["At sea", "German"])
    func `run their unit tests in the app, as the plan says`(configuration: String) async throws {
      _ = try await Clients.portedSources
      let project = try await BroughtProject("Creel")
      let before = project.state()
      #expect(try await project.brought().status == 0)
      let package = try await project.package.built()

      let outcome = try await package.test(
        ".*", in: .swiftTesting, configuration: configuration)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test run with 3 tests"), "\(outcome)")
      let xcOutcome = try await package.test(".*", in: .xcTest, configuration: configuration)
      #expect(xcOutcome.status == 0, "\(xcOutcome)")
      #expect(xcOutcome.contains("Executed 1 test, with 0 failures"), "\(xcOutcome)")
      #expect(project.state() == before)
    }

    /// A plan that runs its UI tests in two languages.
    private static let planOfTwo = """
      {
        "configurations" : [
          {"id" : "B1", "name" : "German", "options" : {"language" : "de", "region" : "DE"}},
          {"id" : "B2", "name" : "English", "options" : {"language" : "en"}}
        ],
        "defaultOptions" : {
          "commandLineArgumentEntries" : [{"argument" : "-FirstStart NO"}]
        },
        "testTargets" : [
          {
            "target" : {
              "containerPath" : "container:Larder.xcodeproj",
              "identifier" : "5A1100000000000000000004", "name" : "LarderTests"
            }
          },
          {
            "skippedTests" : ["LarderUITests/testLaunchPerformance()"],
            "target" : {
              "containerPath" : "container:Larder.xcodeproj",
              "identifier" : "5A1100000000000000000005", "name" : "LarderUITests"
            }
          }
        ],
        "version" : 1
      }
      """

    /// Tests that Xcode runs in the app, whose resources are theirs.
    private static let hostedTests = """
      import Testing
      @testable import Larder

      @MainActor struct HostedTests {
          @Test func theStoryboardOfTheAppIsThere() {
              let screen = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
              #expect(screen is ViewController)
              #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String == "Larder")
              #expect(Bundle.main.bundleIdentifier == "org.example.Larder")
          }

          @Test func whatADeviceLogsFailsNoTest() async throws {
              UIViewController().present(UIViewController(), animated: false)
              let address = try #require(URL(string: "https://example.org/larder"))
              await #expect(throws: URLError.self) { try await URLSession.shared.data(from: address) }
          }
      }
      """

    @Test func `are driven on the command line`() async throws {
      _ = try await Clients.portedSources
      let project = try await BroughtProject("Larder")
      #expect(try await project.brought().status == 0)
      let drive = try await project.package.executable("drive")

      let outcome = try await Command(
        arguments: [drive, "screen", "then", "test", "then", "tap", "Pay"], folder: project.folder
      ).run()

      #expect(outcome.status == 1, "\(outcome)")
      #expect(
        outcome.output == """
          ok screen
          On screen: ViewController
            static text "Larder"
          ok test
          @testable import Larder
          import Fleet
          import FleetTesting
          import Testing

          @MainActor @Test(.freshApplication) func `what the user did`() {
            launchApp(AppDelegate())
            Fleet.expectScreen(
              \"""
              static text "Larder"
              \""")
          }
          FAILED Cannot tap element 'Pay': It is not on the screen.
            The elements are 'Larder'.

          """)
    }

    @Test func `are understood by an editor, as they are`() async throws {
      _ = try await Clients.portedSources
      let project = try await BroughtProject("Larder")
      #expect(try await project.brought("--editor").status == 0)
      let package = try await project.package.built()
      // An editor looks for the modules where a plain build puts them.
      let build = package.folder.appending(path: ".build")
      try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: build.appending(path: "debug"),
        withDestinationURL: URL(filePath: try await package.path("")))
      let server = try LanguageServer(in: package.folder)
      defer { server.stop() }

      let text = try server.hover(
        over: project.folder.appending(path: "Larder/ViewController.swift"), line: 11, column: 20)

      #expect(text.contains("var text: String? { get set }"), "\(text)")
    }

    @Test func `tell a debugger which line of the app's an instruction is from`() async throws {
      _ = try await Clients.portedSources
      let project = try await BroughtProject("Larder")
      #expect(try await project.brought().status == 0)
      let package = try await project.package.built()

      let object = try await package.path("Larder.build/ViewController+Linux.swift.o")
      let lines = try await Command(
        arguments: ["readelf", "--debug-dump=decodedline", object], folder: project.folder
      ).run()

      let file = project.folder.appending(path: "Larder/ViewController.swift").path
      #expect(lines.contains("\n\(file):\n"), "\(lines)")
      // The first and the last line of `viewDidLoad()`.
      for line in [9, 11] {
        #expect(
          lines.output.contains(try Regex("Larder/ViewController\\.swift +\(line) ")), "\(lines)")
      }
    }

    private func check(_ package: ClientPackage, tests: Int, xcTests: Int) async throws {
      let outcome = try await package.test(".*", in: .swiftTesting)
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("Test run with \(tests) test"), "\(outcome)")

      let xcOutcome = try await package.test(".*", in: .xcTest)
      #expect(xcOutcome.status == 0, "\(xcOutcome)")
      #expect(xcOutcome.contains("Configuration: portrait, dark"), "\(xcOutcome)")
      #expect(xcOutcome.contains("Executed \(xcTests) tests, with 0 failures"), "\(xcOutcome)")
    }
  }
}
