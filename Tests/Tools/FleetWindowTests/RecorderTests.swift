import FleetWindow
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What the window records")
struct RecorderTests {
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

  @Test(arguments: [
    ("swift-testing", #"  Fleet.screen.buttons["Order"].tap()"#),
    ("xctest", "  @MainActor func testWhatTheUserDid() async {"),
    ("xcuitest", #"    app.buttons["Order"].tap()"#),
  ])
  func `a test is printed in the words of each suite`(kind: String, wanted: String) async throws {
    let browser = await Browser()
    try await browser.touch("Order")
    let lines = try await browser.lines("test \(kind)")
    #expect(lines.contains(wanted), "\(lines)")
  }
}
