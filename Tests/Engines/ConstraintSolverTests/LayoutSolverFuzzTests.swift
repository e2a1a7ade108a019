import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("LayoutSolver, against a simplex alone")
struct LayoutSolverFuzzTests {
  @Test(arguments: Fuzz.runs(short: 20, long: 500, steps: (50, 200)))
  func `finds values as good as those of a simplex`(fuzz: Fuzz) {
    compare(fuzz) { Self.system(&$0) }
  }

  @Test(arguments: Fuzz.runs(short: 20, long: 500, steps: (50, 200)))
  func `does so where parts hang on each other by one edge`(fuzz: Fuzz) {
    compare(fuzz) { Self.parts(&$0) }
  }

  private func compare(_ fuzz: Fuzz, _ make: (inout SeededGenerator) -> LayoutSystem) {
    var random = fuzz.generator
    var solver = LayoutSolver()
    var solution = LayoutSolution()
    var compared = 0
    for step in 0..<fuzz.steps {
      let system = make(&random)
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
      system.close(.random(&random), .random(&random), .place(&random))
    }
    return system
  }

  /// Parts of a few edges each, one of which belongs to an earlier part.
  private static func parts(_ random: inout SeededGenerator) -> LayoutSystem {
    var system = LayoutSystem()
    var edges = [system.makeVariables(1)]
    if Int.random(in: 0..<5, using: &random) > 0 {
      system.add(edges[0], 1)
      system.close(.random(&random), .random(&random), .place(&random))
    }
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      let first = system.makeVariables(Int.random(in: 1...4, using: &random))
      let added = first..<Int32(system.variableCount)
      let part = [edges.randomElement(using: &random) ?? 0] + added
      edges += added
      for (one, other) in zip(part, part.dropFirst()) where Bool.random(using: &random) {
        system.add(other, 1)
        system.add(one, -1)
        system.close(LayoutSystem.required, .greaterThanOrEqual, 0)
      }
      for _ in 0..<Int.random(in: 0...7, using: &random) { join(part, &random, &system) }
    }
    return system
  }

  /// Wishes something of two or three edges, seldom of where they lie together.
  private static func join(
    _ part: [Int32], _ random: inout SeededGenerator, _ system: inout LayoutSystem
  ) {
    let edges = part.shuffled(using: &random)
    let isMiddle = edges.count > 2 && Int.random(in: 0..<4, using: &random) == 0
    let isHeld = Int.random(in: 0..<20, using: &random) == 0
    system.add(edges[0], isHeld ? 2 : 1)
    for edge in edges[1..<(isMiddle ? 3 : 2)] { system.add(edge, isMiddle ? -0.5 : -1) }
    system.close(.random(&random), .random(&random), .place(&random))
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

extension Double {
  /// A place of the few that meet others.
  fileprivate static func place(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: -10...10, using: &random) * 8)
  }
}

extension LayoutSystem.Relation {
  fileprivate static func random(_ random: inout SeededGenerator) -> Self {
    Self(rawValue: .random(in: -1...1, using: &random)) ?? .equal
  }
}
