import ConstraintSolver

/// The constraints of a layout, taken out of it in order to compare ways to solve them.
@MainActor
package struct LayoutTrial {
  private let system: LayoutSystem
  private var solver = LayoutSolver()
  private var simplex = Simplex()
  private var solution = LayoutSolution()

  /// Takes all that decides the layout which a view belongs to.
  package init(around view: UIView) { system = LayoutPass.system(around: view) }

  /// The number of constraints, including content's.
  package var count: Int { system.rows.count }

  /// Solves the constraints as layouts do, and returns where the last edge lies.
  package mutating func solve() -> Double {
    solver.solve(system, into: &solution)
    return solution.values.last ?? 0
  }

  /// Solves all of the constraints together, by a simplex alone.
  package mutating func solveBySimplex() -> Double {
    simplex.reset()
    for _ in 0..<system.variableCount { _ = simplex.makeSymbol(.external) }
    for isRequired in [true, false] {
      for row in system.rows where row.isRequired == isRequired {
        _ = simplex.add(row.priority, row.relation, row.constant, system.terms[row.range])
      }
    }
    simplex.optimize()
    return simplex.value(of: Int32(system.variableCount - 1))
  }
}
