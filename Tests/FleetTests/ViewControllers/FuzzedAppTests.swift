import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("An app at random")
struct FuzzedAppTests {
  @Test func `behaves as foretold over tabs, stacks, sheets and alerts`() {
    let fuzz = Fuzz(short: 20, long: 400)
    var random = fuzz.generator
    var gestures = (made: 0, refused: 0)

    for round in 0..<fuzz.steps {
      let appSeed = random.next()
      let faults = withFreshApplication {
        let app = FuzzedApp(SeededGenerator(seed: appSeed))
        for _ in 0..<500 where app.faults.isEmpty { app.step() }
        gestures.made += app.gestures.made
        gestures.refused += app.gestures.refused
        return app.faults.isEmpty ? [] : app.faults.prefix(3) + ["after"] + app.steps.suffix(8)
      }
      guard faults.isEmpty else {
        Issue.record("\(fuzz), round \(round), app \(appSeed): \(faults)")
        return
      }
    }

    #expect(gestures.made > 125 * fuzz.steps)
    #expect(gestures.refused > gestures.made / 4)
    #expect(gestures.refused < gestures.made * 3 / 4)
  }
}
