import Foundation
import Testing

@testable import FleetInit

@Suite("A page for programs")
struct AgentsPageTests {
  @Test func `says how this app is run, in 100 lines at most`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")
      #expect(place.read("Larder/AGENTS.md") == nil)

      #expect(place.run("Larder", "--agents") == 0)

      let text = try #require(place.read("Larder/AGENTS.md"))
      #expect(text.hasPrefix("# Larder\n\n<!-- fleet-init: begin -->\n"))
      for words in [
        "`swift test --package-path Linux`", "--filter LarderTests`", "`LarderUITests`",
        "`swift run --package-path Linux drive screen`",
        "`swift run --package-path Linux drive --mcp`",
      ] {
        #expect(text.contains(words), "\(words)\n\(text)")
      }
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
      #expect(place.printed.contains("  new      AGENTS.md"))
      #expect(place.run("Larder", "--agents", "--check") == 0)
    }
  }

  @Test func `keeps what a person has written`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder", "--agents")
      let text = try #require(place.read("Larder/AGENTS.md"))
      try place.write("\(text)\nAsk before you commit.\n", to: "Larder/AGENTS.md")
      place.run("Larder", "--agents")
      #expect(place.read("Larder/AGENTS.md") == "\(text)\nAsk before you commit.\n")

      try place.write("Mine alone.\n", to: "Larder/AGENTS.md")
      #expect(place.run("Larder", "--agents") == 0)
      #expect(place.read("Larder/AGENTS.md") == "Mine alone.\n")
      #expect(
        place.printed.contains {
          $0.contains("AGENTS.md has no marks of fleet-init, and is left alone.")
        })
    }
  }

  @Test func `is only announced where nothing is to be written`() throws {
    try Workplace.with("Larder") { place in
      place.run("Larder")
      #expect(place.run("Larder", "--agents", "--check") == 1)
      #expect(place.read("Larder/AGENTS.md") == nil)
    }
  }
}
