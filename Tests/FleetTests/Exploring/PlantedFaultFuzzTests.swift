import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Planted faults at random")
struct PlantedFaultFuzzTests {
  @Test func `are found within 10,000 steps, and made six steps long at most`() {
    let fuzz = Fuzz(short: 100, long: 10_000)
    let missed = PlantedFault.all.filter { fault in
      !fault.finds(seed: fuzz.seed, steps: fuzz.steps).contains {
        $0.oracle == fault.oracle && $0.steps.count <= 6
      }
    }

    #expect(PlantedFault.all.count >= 30)
    #expect(
      missed.count <= PlantedFault.all.count / 10, "\(fuzz): \(missed.map(\.testDescription))")
  }

  @Test func `are not found where there are none`() {
    let fuzz = Fuzz(short: 40, long: 10_000)
    for fault in PlantedFault.all {
      let finds = fault.finds(isFaulty: false, seed: fuzz.seed, steps: fuzz.steps)
      let words = finds.map { "\($0.sentence) \($0.steps)" }

      #expect(finds.isEmpty, "\(fault.testDescription), \(fuzz): \(words)")
    }
  }
}
