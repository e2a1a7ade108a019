import Foundation
import Testing

extension HostTests {
  /// The way of an expected text, from the run that writes it to the one that no longer asks for it.
  @Suite("Expected texts in hosts")
  struct SnapshotsInHostsTests {
    private let files = FileManager.default

    @Test(arguments: [
      (
        ClientPackage.Host.swiftTesting, "BirdTests/file", "BirdTests/__Screens__/BirdTests",
        "file.birds.txt", ["Robin,Wren", "Robin,Gull"]
      ),
      (
        .xcTest, "BirdXCTests.BirdXCTests/testFile", "BirdXCTests/__Screens__/BirdXCTests",
        "testFile.bird.txt", ["Robin", "Gull"]
      ),
    ])
    func `are written, compared, written anew, and demanded where CI runs`(
      host: ClientPackage.Host, filter: String, folder: String, name: String, birds: [String]
    ) async throws {
      let client = try await Clients.snapshots
      let file = client.folder.appending(path: "Tests/\(folder)/\(name)")
      try? files.removeItem(at: file)
      func run(_ birds: String, _ variables: String...) async throws -> Outcome {
        try await client.test(
          filter, in: host, variables: ["-u", "CI", "BIRDS=\(birds)"] + variables)
      }
      func text(_ birds: String) -> String {
        birds.split(separator: ",").map { "static text \"\($0)\"\n" }.joined()
      }

      let demanded = try await run(birds[0], "CI=1")
      #expect(demanded.status != 0, "\(demanded)")
      #expect(!files.fileExists(atPath: file.path))

      let written = try await run(birds[0])
      #expect(written.status == 0, "\(written)")
      #expect(try String(contentsOf: file, encoding: .utf8) == text(birds[0]))

      let compared = try await run(birds[0], "CI=1")
      #expect(compared.status == 0, "\(compared)")

      let other = try await run(birds[1])
      #expect(other.status != 0, "\(other)")
      let gone = birds[0].hasSuffix("Wren") ? "Wren" : "Robin"
      #expect(other.contains("- static text \"\(gone)\""), "\(other)")
      #expect(other.contains("+ static text \"Gull\""), "\(other)")
      #expect(try String(contentsOf: file, encoding: .utf8) == text(birds[0]))

      let anew = try await run(birds[1], "FLEET_RECORD=failed")
      #expect(anew.status == 0, "\(anew)")
      #expect(try String(contentsOf: file, encoding: .utf8) == text(birds[1]))
    }

    @Test func `stand in the test when a run has written them`() async throws {
      let client = try await Clients.snapshots
      let file = client.folder.appending(path: "Tests/BirdTests/BirdTests.swift")
      let before = try String(contentsOf: file, encoding: .utf8)

      let without = try await client.test("BirdTests/inline", in: .swiftTesting)
      #expect(without.status != 0, "\(without)")
      let writing = try await client.test(
        "BirdTests/inline", in: .swiftTesting, variables: ["FLEET_RECORD=missing"])
      #expect(writing.status == 0, "\(writing)")

      let after = before.replacing(
        "    Fleet.expectScreen()\n",
        with: #"""
              Fleet.expectScreen(
                """
                static text "Robin"
                static text "Wren"
                """)

          """#)
      #expect(try String(contentsOf: file, encoding: .utf8) == after)
      // SwiftPM warns of the texts in files: the package excludes none.
      let compared = try await client.built(lettingWarn: true).test(
        "BirdTests/inline", in: .swiftTesting)
      #expect(compared.status == 0, "\(compared)")
    }

    @Test func `are listed when no test of a whole run has asked for them`() async throws {
      let client = try await Clients.snapshots
      let folder = client.folder.appending(path: "Tests/BirdXCTests/__Screens__/BirdXCTests")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let stale = folder.appending(path: "testGone.gone.txt")
      try Data("nothing\n".utf8).write(to: stale)
      defer { try? files.removeItem(at: stale) }

      let whole = try await client.test(nil, in: .xcTest, variables: ["FLEET_RECORD=all"])
      #expect(whole.status == 0, "\(whole)")
      #expect(
        whole.contains("No test that ran has asked for these expected texts:\n  \(stale.path)\n"),
        "\(whole)")
      let one = try await client.test(".*", in: .xcTest, variables: ["FLEET_RECORD=all"])
      #expect(!one.contains("No test that ran"), "\(one)")
    }
  }
}
