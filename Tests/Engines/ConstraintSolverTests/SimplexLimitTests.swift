import Testing

@testable import ConstraintSolver

@Suite("LayoutSolver, with a limit of work")
struct SimplexLimitTests {
  @Test func `the solver stops after so much work, with what is required before`() {
    var system = LayoutSystem()
    _ = system.makeVariables(40)
    for index in 0..<40 {
      let other = Int32((index + 1) % 40)
      system.add(Int32(index), 1)
      system.close(LayoutSystem.required, .greaterThanOrEqual, -Double(index))
      system.add(Int32(index), 1)
      system.add(other, -1)
      system.close(500, .greaterThanOrEqual, -10)
    }
    var solution = LayoutSolution()

    var patient = LayoutSolver()
    patient.solve(system, into: &solution)
    #expect(solution.unsettled.isEmpty)
    var hasty = LayoutSolver(simplex: Simplex(workLimit: 500))
    hasty.solve(system, into: &solution)

    #expect(solution.unsettled == Set(0..<40))
    #expect(solution.contradictions.isEmpty)
    #expect(patient.simplexVariables == 40)
    for index in 0..<40 { #expect(solution.values[index] >= Double(index)) }
  }
}
