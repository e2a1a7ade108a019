import Testing

@testable import FleetPort

@MainActor
@Suite("The lines of files that were written")
struct WrittenLinesTests {
  @Test func `are those of the sources that they name`() {
    let lines = WrittenLines(
      """
      import HeadlessUIKit
      #sourceLocation(file: "/App/A \\"b\\".swift", line: 1)
      import UIKit
      class A {}
      #sourceLocation(file: "/App/B.swift", line: 40)
      extension B {}
      """)

    #expect(lines.source == "/App/A \"b\".swift")
    #expect(lines[1] == nil)
    #expect(lines[2] == nil)
    #expect(lines[4] == WrittenLines.SourceLine(file: "/App/A \"b\".swift", line: 2))
    #expect(lines[6] == WrittenLines.SourceLine(file: "/App/B.swift", line: 40))
    #expect(lines[0] == nil)
    #expect(lines[7] == nil)
  }

  @Test(arguments: ["", "#sourceLocation()", "#sourceLocation(file: \", line: x)\na", "a\nb"])
  func `are of nothing where nothing is named`(text: String) {
    #expect(WrittenLines(text).source == nil)
  }
}
