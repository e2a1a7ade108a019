/// Finds out which of the required constraints that contradict each other is not heard.
///
/// Constraints are heard in an order of trust. One that contradicts those before it is not.
package struct LayoutRecovery: Sendable {
  /// A constraint that is left out, with the constraints that it contradicts.
  package struct Conflict: Sendable {
    package var row: Int32
    package var others: [Int32]
  }

  /// A larger group of constraints is not taken apart, so that there is an end.
  private static let limit = 400
  /// A larger group is listed without looking for the constraint to blame.
  private static let explainable = 150

  /// The rows in the order of trust.
  private let order: [Int32]
  /// The relations that are beyond doubt, such as that no size is negative.
  private let beyondDoubt: Set<Int32>
  private var fixed: [Double?]
  private var parents: [Int32]

  package init(_ system: borrowing LayoutSystem, order: [Int32], trusted: Int) {
    self.order = order
    beyondDoubt = Set(order.prefix(trusted))
    fixed = Array(repeating: nil, count: system.variableCount)
    parents = Array(0..<Int32(system.variableCount))
    for index in order.prefix(trusted) {
      let row = system.rows[Int(index)]
      guard row.relation == .equal, row.range.count == 1, let place = row.range.first else {
        continue
      }
      let term = system.terms[place]
      fixed[Int(term.variable)] = -row.constant / term.coefficient
    }
    for index in order { join(Int(index), of: system) }
  }

  /// Returns the constraints that are not heard.
  ///
  /// - Parameters:
  ///   - hints: Rows of the groups that hold a contradiction.
  ///   - explained: For how many constraints to name what they contradict.
  package mutating func conflicts(
    in system: borrowing LayoutSystem, hints: [Int32], explaining explained: Int
  ) -> [Conflict] {
    var found: [Conflict] = []
    var seen: Set<Int32> = []
    var members: [Int32: [Int32]] = [:]
    for row in order {
      if let group = group(of: Int(row), in: system) { members[group, default: []].append(row) }
    }
    for hint in hints {
      guard let group = group(of: Int(hint), in: system) else {
        found.append(Conflict(row: hint, others: []))
        continue
      }
      guard seen.insert(group).inserted else { continue }
      let rows = members[group] ?? []
      for row in broken(rows, of: system) {
        let others =
          found.count < explained ? culprits(for: row, among: rows, found, system) : []
        found.append(Conflict(row: row, others: others))
      }
    }
    return found
  }

  /// Returns which of the rows contradict those before them.
  private func broken(_ rows: [Int32], of system: borrowing LayoutSystem) -> [Int32] {
    guard rows.count <= Self.limit else {
      var solution = LayoutSolution()
      var solver = LayoutSolver()
      solver.solve(system, in: order, into: &solution)
      let members = Set(rows)
      return solution.contradictions.filter { members.contains($0) && !beyondDoubt.contains($0) }
    }
    var trial = Trial(fixed)
    return rows.filter { !trial.add(Int($0), of: system) && !beyondDoubt.contains($0) }
  }

  /// Returns as few rows before a broken one as are needed to contradict it.
  private func culprits(
    for broken: Int32, among rows: [Int32], _ found: [Conflict],
    _ system: borrowing LayoutSystem
  ) -> [Int32] {
    let earlier = Set(found.map(\.row))
    var left = rows.prefix { $0 != broken }.filter { !earlier.contains($0) }
    guard left.count <= Self.explainable else { return [] }
    var size = left.count
    while size > 0 {
      var start = 0
      while start < left.count {
        let rest = Array(left[..<start] + left[min(start + size, left.count)...])
        if contradicts(rest, broken, system) { left = rest } else { start += size }
      }
      size /= 2
    }
    return left
  }

  private func contradicts(
    _ rows: [Int32], _ last: Int32, _ system: borrowing LayoutSystem
  ) -> Bool {
    var trial = Trial(fixed)
    for row in rows { _ = trial.add(Int(row), of: system) }
    return !trial.add(Int(last), of: system)
  }

  // MARK: Groups

  /// The variable that stands for all that a row has to do with; `nil` if all is fixed.
  private mutating func group(of row: Int, in system: borrowing LayoutSystem) -> Int32? {
    for term in system.terms[system.rows[row].range] where fixed[Int(term.variable)] == nil {
      return root(of: term.variable)
    }
    return nil
  }

  private mutating func join(_ row: Int, of system: borrowing LayoutSystem) {
    guard let group = group(of: row, in: system) else { return }
    for term in system.terms[system.rows[row].range] where fixed[Int(term.variable)] == nil {
      parents[Int(root(of: term.variable))] = group
    }
  }

  private mutating func root(of variable: Int32) -> Int32 {
    var root = variable
    while parents[Int(root)] != root {
      parents[Int(root)] = parents[Int(parents[Int(root)])]
      root = parents[Int(root)]
    }
    return root
  }

  /// Required constraints, one after the other.
  private struct Trial {
    private let fixed: [Double?]
    private var simplex = Simplex()
    private var symbols: [Int32: Int32] = [:]

    package init(_ fixed: [Double?]) { self.fixed = fixed }

    /// Adds a row; returns whether it can be had together with those before.
    package mutating func add(_ index: Int, of system: borrowing LayoutSystem) -> Bool {
      let row = system.rows[index]
      var constant = row.constant
      var terms: [LayoutSystem.Term] = []
      for term in system.terms[row.range] {
        if let value = fixed[Int(term.variable)] {
          constant += value * term.coefficient
        } else {
          terms.append(LayoutSystem.Term(symbol(of: term.variable), term.coefficient))
        }
      }
      guard !terms.isEmpty else {
        return row.relation.miss(constant) < LayoutSystem.tolerance
      }
      return simplex.add(LayoutSystem.required, row.relation, constant, terms)
    }

    private mutating func symbol(of variable: Int32) -> Int32 {
      if let symbol = symbols[variable] { return symbol }
      let symbol = simplex.makeSymbol(.external)
      symbols[variable] = symbol
      return symbol
    }
  }
}
