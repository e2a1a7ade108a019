import Foundation
import Testing

@testable import FleetInit

@Suite("What an editor is told")
struct EditorDatabaseTests {
  private struct Entry: Decodable {
    let directory: String
    let file: String
    let arguments: [String]
  }

  @Test func `is how each source is compiled, as it is`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")
      #expect(place.read("Larder/Linux/compile_commands.json") == nil)

      #expect(place.run("Larder", "--editor") == 0)

      let text = try #require(place.read("Larder/Linux/compile_commands.json"))
      let entries = try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
      let app = try #require(entries.first { $0.file.hasSuffix("/Larder/ViewController.swift") })
      let tests = try #require(entries.first { $0.file.hasSuffix("/LarderUITests.swift") })
      // Eight of the project's, and one of the package whose manifest is not read.
      #expect(entries.count == 9)
      #expect(app.directory == "\(place.folder)/Larder/Linux")
      #expect(
        app.arguments.prefix(12) == [
          "swiftc", "-module-name", "Larder", "-parse-as-library", "-module-alias",
          "UIKit=HeadlessUIKit", "-I", "\(place.folder)/Larder/Linux/.build/debug/Modules",
          "-swift-version", "5", "-default-isolation", "MainActor",
        ])
      #expect(app.arguments.last == "\(place.folder)/Larder/Larder/ViewController.swift")
      #expect(tests.arguments.contains("HeadlessXCUITest"))
      #expect(
        place.read("Larder/Linux/.sourcekit-lsp/config.json")
          == "{\"defaultWorkspaceType\": \"compilationDatabase\"}\n")
      #expect(place.run("Larder", "--check") == 0)
    }
  }
}
