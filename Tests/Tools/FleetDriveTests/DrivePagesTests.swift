import FleetDrive
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The pages about driving an app")
struct DrivePagesTests {
  /// The block of a page that begins with a line.
  private func block(of page: String, from start: String) throws -> String {
    let text = try String(contentsOf: PackageFolder.appending("Docs/\(page)"), encoding: .utf8)
    let begin = try #require(text.range(of: "```\n\(start)"))
    let rest = text[begin.lowerBound...].dropFirst(4)
    let end = try #require(rest.range(of: "\n```"))
    return String(rest[..<end.lowerBound])
  }

  @Test func `the session on the page is what a session says`() async throws {
    let page = try block(of: "Drive.md", from: "> screen")
    let shop = await Transcript().launched()
    var lines: [String] = []
    for line in page.split(separator: "\n") where line.hasPrefix("> ") {
      lines.append(await shop.text(String(line.dropFirst(2))))
    }
    #expect(lines.joined(separator: "\n") == page)
  }

  @Test func `the grammar on the page is what help prints`() throws {
    #expect(try block(of: "DriveForPrograms.md", from: "Elements") == DriveGrammar.text)
  }
}
