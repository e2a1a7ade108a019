/// Uses up the required equalities, which decide unknowns or tie them to each other.
///
/// Nine of ten constraints of a screen go this way, at the cost of a few additions each.
struct LayoutElimination: Sendable {
  private(set) var forest = AffineForest()
  /// The constraints that neither decide nor tie, in their order.
  private(set) var rest: [Int32] = []
  private var pending: [Int32] = []

  /// Uses up what it can; the rows come in the given order, or else in their own.
  mutating func run(
    _ system: borrowing LayoutSystem, in order: [Int32]?, _ contradictions: inout [Int32]
  ) {
    forest.reset(system.variableCount)
    rest.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    for place in 0..<(order?.count ?? system.rows.count) {
      let row = order.map { Int($0[place]) } ?? place
      guard system.rows[row].isRequired, system.rows[row].relation == .equal else {
        rest.append(Int32(row))
        continue
      }
      if !use(row, of: system, &contradictions) { pending.append(Int32(row)) }
    }
    while !pending.isEmpty, usePending(system, &contradictions) {}
    // What still has three unknowns or more comes first, as it did.
    if !pending.isEmpty { rest.insert(contentsOf: pending, at: 0) }
  }

  private mutating func usePending(
    _ system: borrowing LayoutSystem, _ contradictions: inout [Int32]
  ) -> Bool {
    var kept = 0
    for place in pending.indices {
      let row = pending[place]
      if use(Int(row), of: system, &contradictions) { continue }
      pending[kept] = row
      kept += 1
    }
    let isGoingOn = kept < pending.count && kept > 0
    pending.removeLast(pending.count - kept)
    return isGoingOn
  }

  private mutating func use(
    _ index: Int, of system: borrowing LayoutSystem, _ contradictions: inout [Int32]
  ) -> Bool {
    let row = system.rows[index]
    switch forest.reducedSum(of: system.terms, row.range, row.constant) {
    case .constant(let sum):
      if abs(sum) > LayoutSystem.tolerance { contradictions.append(Int32(index)) }
    case .one(let root, let constant):
      forest.decide(root.variable, -constant / root.coefficient)
    case .two(let to, let from, let constant):
      _ = forest.tie(
        from.variable, to: to.variable, -to.coefficient / from.coefficient,
        -constant / from.coefficient)
    case .more:
      return false
    }
    return true
  }

  /// Returns the value of a root, if it is decided.
  func decided(_ root: Int32) -> Double? {
    forest.isDecided(root) ? forest.nodes[Int(root)].offset : nil
  }

  /// Decides a root that was left over.
  mutating func decide(_ root: Int32, _ value: Double) { forest.decide(root, value) }

  @inline(__always)
  mutating func resolve(_ variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
    forest.resolve(variable)
  }
}
