import FleetWindow
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What the window records")
struct RecorderTests {
  /// A kind of test, with the file of this target that has the tests of all stories.
  private struct Form: CustomTestStringConvertible {
    let kind: String
    let file: String
    let imports: [String]

    var testDescription: String { kind }
  }

  private nonisolated static let forms = [
    Form(
      kind: "swift-testing", file: "RecordedTests.swift",
      imports: ["Fleet", "FleetTesting", "HeadlessCoreLocation", "Testing"]),
    Form(
      kind: "xctest", file: "RecordedXCTests.swift",
      imports: ["Fleet", "HeadlessCoreLocation", "XCTest"]),
    Form(kind: "xcuitest", file: "RecordedUITests.swift", imports: ["Fleet", "XCTest"]),
  ]

  /// What the page prints of each story is compiled with these tests, and passes.
  @Test(arguments: forms)
  private func `the recorded tests are the ones that are run`(form: Form) async throws {
    var text = """
      // swift-format-ignore-file
      // What the window prints of `Stories`: `RecorderTests` holds it to that.

      \(form.imports.map { "import \($0)" }.joined(separator: "\n"))

      """
    for story in Stories.all {
      let browser = await Browser()
      for act in story.acts { try await browser.act(act) }
      let lines = try await browser.lines("test \(form.kind)").drop { !Self.isBeginning($0) }
      let word = story.name.split { !$0.isLetter }.map(\.capitalized).joined()
      text +=
        "\n"
        + lines.joined(separator: "\n").replacing("what the user did", with: story.name)
        .replacing("WhatTheUserDid", with: word) + "\n"
    }
    // XCTest calls no method of the main actor on Linux: `fleet-port` writes the like into suites.
    text = text.replacing(#/  @MainActor func (test\w+)\(\) {/#) { found in
      """
        func \(found.1)() { MainActor.assumeIsolated { Self.onMain() } }
        @MainActor private static func onMain() {
      """
    }
    let file = PackageFolder.appending("Tests/Tools/FleetWindowTests/\(form.file)")
    guard try String(contentsOf: file, encoding: .utf8) != text else { return }
    let new = FileManager.default.temporaryDirectory.appending(path: form.file)
    try text.write(to: new, atomically: true, encoding: .utf8)
    Issue.record("What is recorded is another text: \(new.path)")
  }

  private static func isBeginning(_ line: String) -> Bool {
    line.hasPrefix("@MainActor") || line.hasPrefix("final class")
  }

  @Test(arguments: Stories.all.map(\.name))
  func `recorded steps lead to the same screen again`(name: String) async throws {
    let story = try #require(Stories.all.first { $0.name == name })
    let browser = await Browser()
    for act in story.acts { try await browser.act(act) }
    let steps = try await browser.steps()
    #expect(!steps.isEmpty)

    let again = await Browser()
    for step in steps { try await again.act(.say(step)) }
    #expect(try await again.steps() == steps)
    #expect(try await again.lines("screen") == browser.lines("screen"))
    #expect(try await again.lines("test") == browser.lines("test"))
  }
}
