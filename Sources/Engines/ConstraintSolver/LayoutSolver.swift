/// Solves layouts: eliminates, parts into clusters, settles each by falling priority, and gives to
/// the simplex only what competes.
///
/// The order of the constraints and variables decides between answers that are equally good.
package struct LayoutSolver: Sendable {
  /// A cluster with more rows is not given to the simplex, which would take too long.
  private static let limit = 2_000

  /// How many unknowns of the last layout the simplex had to look at together, at most.
  package private(set) var simplexVariables = 0

  private var elimination = LayoutElimination()
  private var clusters = LayoutClusters()
  private var descent = PriorityDescent()
  private var simplex: Simplex
  /// The simplex's symbol of each unknown, or -1.
  private var symbols: [Int32] = []
  private var terms: [LayoutSystem.Term] = []

  package init(simplex: Simplex = Simplex()) { self.simplex = simplex }

  /// Solves a system.
  ///
  /// - Parameters:
  ///   - order: The rows in the order of trust: of contradicting ones, the last one is not heard.
  ///     `nil` for their own order.
  ///   - isHigh: Whether unknowns that nothing decides lie at their upper limits.
  package mutating func solve(
    _ system: borrowing LayoutSystem, in order: [Int32]? = nil, preferringHigh isHigh: Bool = false,
    into solution: inout LayoutSolution
  ) {
    simplexVariables = 0
    solution.reset(system.variableCount)
    elimination.run(system, in: order, &solution.contradictions)
    clusters.collect(system, &elimination, &solution.contradictions)
    descent.reset(system.variableCount)
    for range in clusters.ranges {
      let isSettled = descent.settle(
        range, of: clusters, preferringHigh: isHigh, &elimination, &solution)
      if isSettled { continue }
      if range.count <= Self.limit {
        useSimplex(range, &solution)
      } else {
        _ = descent.settle(
          range, of: clusters, preferringHigh: isHigh, leniently: true, &elimination, &solution)
        for place in range {
          let row = clusters.rows[Int(clusters.order[place])]
          for term in row.range { solution.unsettled.insert(clusters.terms[term].variable) }
        }
      }
    }
    for index in 0..<system.variableCount {
      let (root, scale, offset) = elimination.resolve(Int32(index))
      // A root that nothing speaks of lies at nothing.
      solution.values[index] = offset
      solution.isOpen[index] = scale != 0 || solution.isOpen[Int(root)]
      solution.isFree[index] = scale != 0 || solution.isFree[Int(root)]
      solution.isHanging[index] = solution.isHanging[Int(root)]
      if solution.unsettled.contains(root) { solution.unsettled.insert(Int32(index)) }
    }
  }

  private mutating func useSimplex(_ range: Range<Int>, _ solution: inout LayoutSolution) {
    simplex.reset()
    while symbols.count < solution.values.count { symbols.append(-1) }
    var unknowns: [Int32] = []
    var isShaky = false
    for place in range {
      for term in clusters.rows[Int(clusters.order[place])].range {
        let variable = clusters.terms[term].variable
        guard symbols[Int(variable)] < 0 else { continue }
        guard elimination.decided(variable) == nil else {
          isShaky = isShaky || solution.isOpen[Int(variable)]
          continue
        }
        symbols[Int(variable)] = simplex.makeSymbol(.external)
        unknowns.append(variable)
      }
    }
    simplexVariables = max(simplexVariables, unknowns.count)
    for place in range {
      let row = clusters.rows[Int(clusters.order[place])]
      var constant = row.constant
      terms.removeAll(keepingCapacity: true)
      for place in row.range {
        let term = clusters.terms[place]
        if let value = elimination.decided(term.variable) {
          constant += term.coefficient * value
        } else {
          terms.append(LayoutSystem.Term(symbols[Int(term.variable)], term.coefficient))
        }
      }
      if !simplex.add(row.priority, row.relation, constant, terms), row.isRequired {
        solution.contradictions.append(row.source)
      }
    }
    simplex.optimize()
    if simplex.isExhausted { solution.unsettled.formUnion(unknowns) }
    for variable in unknowns {
      let symbol = symbols[Int(variable)]
      elimination.decide(variable, simplex.value(of: symbol))
      solution.isOpen[Int(variable)] = isShaky || simplex.isOpen(symbol)
      solution.isHanging[Int(variable)] = simplex.isHanging(symbol)
      symbols[Int(variable)] = -1
    }
  }
}
