import FleetTesting
import Testing

/// A small app with a fault, and the same app without it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The oracle that is to find the fault.
  let oracle: Oracle
  /// The oracles besides the usual ones.
  let oracles: Oracles
  /// Makes the first screen.
  let open: @MainActor @Sendable (_ isFaulty: Bool) -> UIViewController

  init(
    _ name: String, _ oracle: Oracle, _ oracles: Oracles = [],
    _ open: @escaping @MainActor @Sendable (_ isFaulty: Bool) -> UIViewController
  ) {
    testDescription = name
    self.oracle = oracle
    self.oracles = oracles
    self.open = open
  }

  /// Explores the app, with the fault or without it.
  @MainActor
  func finds(isFaulty: Bool = true, seed: UInt64 = 1, steps: Int) -> [Exploration.Find] {
    var finds: [Exploration.Find] = []
    withFailureReporter(FailureLog()) {
      finds =
        Fleet.explore(seed: seed, steps: steps, oracles: [.usual.without(.traps), oracles]) {
          open(isFaulty)
        }.finds
    }
    return finds
  }

  @MainActor static let all = exceptions + lostStates + screens + controls + lists
}
