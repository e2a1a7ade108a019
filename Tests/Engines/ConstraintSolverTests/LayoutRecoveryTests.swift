import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("LayoutRecovery")
struct LayoutRecoveryTests {
  private func system(_ body: (inout LayoutSystem) -> Void) -> LayoutSystem {
    var system = LayoutSystem()
    body(&system)
    return system
  }

  /// Adds that one variable lies at a distance from another one, or from nothing.
  private func add(
    _ one: Int32, _ other: Int32?, _ relation: LayoutSystem.Relation, _ distance: Double,
    _ system: inout LayoutSystem
  ) {
    system.add(one, 1)
    if let other { system.add(other, -1) }
    system.close(LayoutSystem.required, relation, -distance)
  }

  @Test func `takes out the last of those that contradict each other, and names the others`() {
    let system = system {
      _ = $0.makeVariables(3)
      add(0, nil, .equal, 0, &$0)
      add(1, 0, .greaterThanOrEqual, 0, &$0)
      add(1, 0, .greaterThanOrEqual, 50, &$0)
      add(2, 1, .equal, 10, &$0)
      add(2, nil, .equal, 40, &$0)
    }
    var recovery = LayoutRecovery(system, order: [0, 1, 2, 3, 4], trusted: 2)

    let conflicts = recovery.conflicts(in: system, hints: [4], explaining: 1)

    #expect(conflicts.map(\.row) == [4])
    #expect(conflicts.map(\.others) == [[2, 3]])
  }

  @Test func `goes by the order of trust`() {
    let system = system {
      _ = $0.makeVariables(1)
      add(0, nil, .equal, 100, &$0)
      add(0, nil, .lessThanOrEqual, 50, &$0)
      add(0, nil, .equal, 200, &$0)
    }
    var recovery = LayoutRecovery(system, order: [1, 2, 0], trusted: 0)

    let conflicts = recovery.conflicts(in: system, hints: [0], explaining: 0)

    #expect(conflicts.map(\.row) == [2, 0])
  }

  @Test func `leaves what has nothing to do with it`() {
    let system = system {
      _ = $0.makeVariables(2)
      add(0, nil, .lessThanOrEqual, 100, &$0)
      add(0, nil, .greaterThanOrEqual, 200, &$0)
      add(1, nil, .lessThanOrEqual, 100, &$0)
      add(1, nil, .greaterThanOrEqual, 200, &$0)
    }
    var recovery = LayoutRecovery(system, order: [0, 1, 2, 3], trusted: 0)

    #expect(recovery.conflicts(in: system, hints: [3], explaining: 0).map(\.row) == [3])
  }
}
