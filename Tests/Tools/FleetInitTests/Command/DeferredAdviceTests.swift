import FleetPort
import Testing

@testable import FleetInit

@Suite("What fleet-doctor says of deferred places")
struct DeferredAdviceTests {
  private func entry(
    _ file: String, _ what: DeferredEntry.What, _ message: String
  ) -> DeferredEntry {
    DeferredEntry(
      file: file, declaration: "A.f()", what: what, digest: "0123456789abcdef", message: message)
  }

  @Test func `causes come with the most frequent first, and each with a way out`() {
    let list = DeferredList([
      entry("App/A.swift", .statement(1), "cannot find 'CBCentralManager' in scope"),
      entry("App/B.swift", .statement(2), "cannot find 'CBCentralManager' in scope"),
      entry("App/B.swift", .conformance("Q"), "cannot find type 'CBCentralManager' in scope"),
      entry("App/C.swift", .body(1), "value of type 'UIView' has no member 'glow'"),
    ])

    #expect(
      DeferredAdvice(list, place: "Linux/Deferred.txt").lines == [
        "Deferred, by what is missing:",
        "  3 × 'CBCentralManager': A.swift, B.swift (1 taken out or replaced, which no test reaches)",
        "    Declare it in a file below Linux, or in a stand-in of its module; or tell Fleet's "
          + "authors.",
        "  1 × 'UIView.glow': C.swift",
        "    An extension in a file below Linux adds it; or tell Fleet's authors.",
        "Linux/Deferred.txt has each place; 'fleet-init' drops what compiles by now.",
      ])
  }

  @Test func `a list that is not understood is told with its line`() {
    let lines = DeferredAdvice(DeferredList(text: "birds\n"), place: "Linux/Deferred.txt").lines

    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Linux/Deferred.txt:1: ") == true)
    #expect(DeferredAdvice(DeferredList([]), place: "Linux/Deferred.txt").lines == [])
  }
}
