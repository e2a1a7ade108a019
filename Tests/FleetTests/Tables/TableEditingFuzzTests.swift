import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Random gestures that edit a table", .freshApplication)
struct TableEditingFuzzTests {
  @Test func `leave rows, actions and brackets as the rules say`() {
    let fuzz = Fuzz(short: 1_000, long: 20_000)
    let table = FuzzedTable(fuzz.generator)

    for _ in 0..<fuzz.steps where table.faults.isEmpty { table.step() }

    #expect(table.faults.isEmpty, "\(fuzz), after \(table.steps.suffix(8))")
    #expect(table.refusals > fuzz.steps / 10, "\(fuzz)")
    #expect(table.refusals < fuzz.steps / 2, "\(fuzz)")
  }
}
