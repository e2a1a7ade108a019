import FleetPort
import Testing

@testable import FleetInit

@Suite("What the table says of deferred places")
struct DeferringWordsTests {
  private typealias Found = DeferringOutcome.Found

  private func entry(_ declaration: String, _ what: DeferredEntry.What) -> DeferredEntry {
    DeferredEntry(
      file: "App/A.swift", declaration: declaration, what: what, digest: "0123456789abcdef",
      message: "cannot find 'Tracker' in scope")
  }

  private var birds: Found {
    var found = Found(module: "Birds")
    found.bodies = 126
    found.entries = [
      entry("A.f()", .statement(1)), entry("A.f()", .statement(3)), entry("A.g()", .body(1)),
      entry("A", .conformance("Q")),
      entry("A.h", .placeholder(PlaceholderType(.object, "Tracker", base: "NSObject"))),
    ]
    return found
  }

  @Test func `a module has the share of its bodies`() {
    let outcome = DeferringOutcome(modules: [birds, Found(module: "Kit")])

    #expect(outcome.words(of: "Birds") == "2 of 126 bodies (1.6 %), 2 taken out or replaced")
    #expect(outcome.words(of: "Kit") == "")
    #expect(outcome.words(of: "Other") == "")
    #expect(
      outcome.words == [
        "Deferred: 3 places, and 1 declaration taken out, and 1 type with a placeholder: Deferred.txt",
        "  5 × 'Tracker'",
      ])
    #expect(DeferringOutcome(modules: [Found(module: "Kit")]).words == [])
  }

  @Test func `what still does not compile says why`() throws {
    let message = try #require(
      CompilerMessage.errors(in: "/App/A.swift:3:7: error: cannot find 'a' in scope\n").first)
    let fault = try #require(
      CompilerMessage.errors(in: "/App/Linux/StandIns/Birds/Birds.swift:3:7: error: no\n").first)
    let ends: [(Found.End, [String])] = [
      (
        .left([fault]),
        [
          "What stands in for Birds does not compile. The fault is Fleet's: please report it.",
          "  /App/Linux/StandIns/Birds/Birds.swift:3: no",
        ]
      ),
      (
        .left([message]),
        [
          "Birds does not compile, and no less of it can be deferred:",
          "  /App/A.swift:3: cannot find 'a' in scope",
        ]
      ),
      (
        .syntax(Array(repeating: message, count: 7)),
        ["Birds has mistakes of its author's:"]
          + Array(repeating: "  /App/A.swift:3: cannot find 'a' in scope", count: 5)
          + ["  … and 2 more"]
      ),
      (.standIn("its errors grow"), ["Birds wants a stand-in: its errors grow"]),
      (.notReached("Kit"), ["Birds waits for Kit."]),
      (
        .crash("B.swift"),
        [
          "The compiler crashes at B.swift of Birds: leave the file out, by '// UIKit files without: …' "
            + "in the file of the target."
        ]
      ),
    ]
    for (end, words) in ends {
      var found = Found(module: "Birds")
      found.end = end
      #expect(DeferringOutcome(modules: [found]).words == words)
    }
    var found = Found(module: "Birds")
    (found.refused, found.end) = (birds.entries, .ceiling)
    #expect(
      DeferringOutcome(modules: [found]).words == [
        "Too much of Birds would have to be deferred. Stand-ins for what it names the most help: "
          + "'Tracker'"
      ])
  }
}
