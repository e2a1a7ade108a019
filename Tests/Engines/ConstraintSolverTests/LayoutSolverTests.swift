import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("LayoutSolver")
struct LayoutSolverTests {
  @Test func `finds what two other solvers found, wherever there is one answer`() throws {
    var solver = LayoutSolver()
    var solution = LayoutSolution()
    var compared = 0

    for (number, stored) in try StoredSystem.all().enumerated() where !stored.answers.isEmpty {
      solver.solve(stored.system, into: &solution)
      #expect(solution.contradictions.isEmpty, "system \(number)")
      for (index, answer) in stored.answers.enumerated() {
        guard let answer else { continue }
        compared += 1
        #expect(abs(solution.values[index] - answer) < 0.02, "system \(number), variable \(index)")
      }
    }

    #expect(compared > 10_000)
  }

  @Test func `misses as little at each priority as a simplex alone`() throws {
    var solver = LayoutSolver()
    var solution = LayoutSolution()

    for (number, stored) in try StoredSystem.all().enumerated() where !stored.answers.isEmpty {
      solver.solve(stored.system, into: &solution)
      let values = try #require(stored.system.solvedBySimplex())

      #expect(stored.system.isAsGood(solution.values, as: values), "system \(number)")
    }
  }

  @Test func `tells where no values can be had`() throws {
    var solver = LayoutSolver()
    var solution = LayoutSolution()
    var count = 0

    for (number, stored) in try StoredSystem.all().enumerated() where stored.answers.isEmpty {
      solver.solve(stored.system, into: &solution)
      count += 1
      #expect(!solution.contradictions.isEmpty, "system \(number)")
    }

    #expect(count > 10)
  }

  @Test func `calls open what could as well lie elsewhere, and nothing else`() throws {
    var solver = LayoutSolver()
    var solution = LayoutSolution()
    var (all, wrong) = (0, 0)

    for stored in try StoredSystem.all() where !stored.answers.isEmpty {
      solver.solve(stored.system, into: &solution)
      for (index, answer) in stored.answers.enumerated() {
        all += 1
        if solution.isOpen[index] != (answer == nil) { wrong += 1 }
      }
    }

    // A simplex that could move only by another way of writing down the same place: about 7 in 100,000,
    // however many systems there are.
    #expect(wrong * 5_000 <= all, "\(wrong) of \(all)")
  }

  @Test func `seldom needs the simplex`() throws {
    var solver = LayoutSolver()
    var solution = LayoutSolution()
    var (all, needed) = (0, 0)

    for stored in try StoredSystem.all() {
      solver.solve(stored.system, into: &solution)
      all += 1
      if solver.simplexVariables > 0 { needed += 1 }
    }

    #expect(needed * 2 < all)
  }

  @Test func `lets what nothing decides lie as near to nothing as its limits let it`() {
    var system = LayoutSystem()
    let first = system.makeVariables(3)
    system.add(first, 1)
    system.close(LayoutSystem.required, .greaterThanOrEqual, -20)
    system.add(first + 1, 1)
    system.close(LayoutSystem.required, .lessThanOrEqual, 5)
    var solver = LayoutSolver()
    var solution = LayoutSolution()

    solver.solve(system, into: &solution)
    #expect(solution.values == [20, -5, 0])
    #expect(solution.isOpen == [true, true, true])

    system.add(first, 1)
    system.close(LayoutSystem.required, .lessThanOrEqual, -50)
    solver.solve(system, preferringHigh: true, into: &solution)
    #expect(solution.values[0] == 50)
  }

  @Test func `hears of contradicting constraints those that come first`() {
    var system = LayoutSystem()
    let width = system.makeVariables(1)
    for length in [100.0, 200] {
      system.add(width, 1)
      system.close(LayoutSystem.required, .equal, -length)
    }
    var solver = LayoutSolver()
    var solution = LayoutSolution()

    solver.solve(system, into: &solution)
    #expect(solution.values == [100])
    #expect(solution.contradictions == [1])

    solver.solve(system, in: [1, 0], into: &solution)
    #expect(solution.values == [200])
    #expect(solution.contradictions == [0])
  }

  @Test func `is done with ten thousand views in a column, tied to each other`() {
    var system = LayoutSystem()
    let count: Int32 = 10_000
    let first = system.makeVariables(2 * Int(count))
    for view in 0..<count {
      let (top, bottom) = (first + 2 * view, first + 2 * view + 1)
      system.add(top, 1)
      if view > 0 { system.add(top - 1, -1) }
      system.close(LayoutSystem.required, .equal, view > 0 ? -8 : 0)
      for (priority, relation) in [
        (250, LayoutSystem.Relation.lessThanOrEqual), (750, .greaterThanOrEqual),
        (1_000, .greaterThanOrEqual),
      ] {
        system.add(bottom, 1)
        system.add(top, -1)
        system.close(Float(priority), relation, priority < 1_000 ? -20 : 0)
      }
      let last = Int32(system.rows.count)
      system.pair(last - 3, with: last - 2)
    }
    var solver = LayoutSolver()
    var solution = LayoutSolution()

    solver.solve(system, into: &solution)

    #expect(solution.values.last == 28 * Double(count) - 8)
    #expect(solver.simplexVariables == 0)
  }

  @Test func `settles cards below each other one by one, though in each two labels compete`() {
    var system = LayoutSystem()
    let count: Int32 = 300
    _ = system.makeVariables(3 * Int(count) + 1)
    system.add(0, 1)
    system.close(LayoutSystem.required, .equal, -8)
    for card in 0..<count {
      let (top, middle, bottom) = (3 * card, 3 * card + 1, 3 * card + 2)
      for (from, to) in [(top, middle), (middle, bottom)] {
        for (priority, relation) in [
          (Float(250), LayoutSystem.Relation.lessThanOrEqual), (750, .greaterThanOrEqual),
        ] {
          system.add(to, 1)
          system.add(from, -1)
          system.close(priority, relation, -20)
        }
        let last = Int32(system.rows.count)
        system.pair(last - 2, with: last - 1)
      }
      system.add(bottom, 1)
      system.add(top, -1)
      system.close(LayoutSystem.required, .greaterThanOrEqual, -60)
      system.add(bottom + 1, 1)
      system.add(bottom, -1)
      system.close(LayoutSystem.required, .equal, -8)
    }
    var solver = LayoutSolver()
    var solution = LayoutSolution()

    solver.solve(system, into: &solution)

    #expect(solution.values.last == 8 + 68 * Double(count))
    #expect(solution.isOpen[3 * 299 + 1])
    #expect(!solution.isOpen[3 * 299 + 2])
    #expect((1...3).contains(solver.simplexVariables))
  }

  @Test func `calls open what hangs on something open`() {
    var system = LayoutSystem()
    let edge = system.makeVariables(3)
    for (priority, place) in [(Float(1000), 0.0), (500, 10), (500, 20)] {
      system.add(edge, 1)
      system.close(priority, priority < 1000 ? .equal : .greaterThanOrEqual, -place)
    }
    for next in [edge + 1, edge + 2] {
      system.add(next, 1)
      system.add(next - 1, -1)
      system.close(500, .equal, -5)
    }
    var solver = LayoutSolver()
    var solution = LayoutSolution()

    solver.solve(system, into: &solution)

    #expect(solution.values == [10, 15, 20])
    #expect(solution.isOpen == [true, true, true])
  }
}
