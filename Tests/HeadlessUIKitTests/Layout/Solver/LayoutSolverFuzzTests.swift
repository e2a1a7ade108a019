import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("LayoutSolver, against a simplex alone")
struct LayoutSolverFuzzTests {
  @Test(arguments: Fuzz.runs(short: 20, long: 500, steps: (50, 200)))
  func `finds values as good as those of a simplex`(fuzz: Fuzz) {
    var random = fuzz.generator
    var solver = LayoutSolver()
    var solution = LayoutSolution()
    var compared = 0
    for step in 0..<fuzz.steps {
      let system = Self.system(&random)
      solver.solve(system, into: &solution)
      guard let values = system.solvedBySimplex() else {
        #expect(!solution.contradictions.isEmpty, "\(fuzz), step \(step)")
        continue
      }
      compared += 1
      #expect(system.isAsGood(solution.values, as: values), "\(fuzz), step \(step)")
    }
    #expect(compared > 0, "\(fuzz)")
  }

  /// A few views in a row, whose wishes compete.
  private static func system(_ random: inout SeededGenerator) -> LayoutSystem {
    var system = LayoutSystem()
    let views = Int32.random(in: 2...6, using: &random)
    _ = system.makeVariables(Int(2 * views))
    for (edge, place) in [(Int32(0), 0.0), (1, 300)] {
      system.add(edge, 1)
      system.close(LayoutSystem.required, .equal, -place)
    }
    for view in 1..<views { add(.greaterThanOrEqual, 1_000, 0, lengthOf: view, &system) }
    for view in 1..<views where Int.random(in: 0..<3, using: &random) > 0 {
      let length = Double(Int.random(in: 0...20, using: &random) * 10)
      add(.lessThanOrEqual, .random(&random), length, lengthOf: view, &system)
      add(.greaterThanOrEqual, .random(&random), length, lengthOf: view, &system)
    }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let (one, other) = (
        Int32.random(in: 0..<2 * views, using: &random),
        Int32.random(in: 0..<2 * views, using: &random)
      )
      guard one != other else { continue }
      let factors: [Double] = [1, 1, 1, 1, 0.5, 2, 1.0 / 3]
      system.add(one, 1)
      system.add(other, -(factors.randomElement(using: &random) ?? 1))
      system.close(
        .random(&random),
        LayoutSystem.Relation(rawValue: .random(in: -1...1, using: &random))
          ?? .equal, Double(Int.random(in: -10...10, using: &random) * 8))
    }
    return system
  }

  private static func add(
    _ relation: LayoutSystem.Relation, _ priority: Float, _ length: Double, lengthOf view: Int32,
    _ system: inout LayoutSystem
  ) {
    system.add(2 * view + 1, 1)
    system.add(2 * view, -1)
    system.close(priority, relation, -length)
  }
}

extension Float {
  /// A priority of the few that compete.
  fileprivate static func random(_ random: inout SeededGenerator) -> Float {
    [1_000, 750, 500, 250, 250].randomElement(using: &random) ?? 1_000
  }
}
