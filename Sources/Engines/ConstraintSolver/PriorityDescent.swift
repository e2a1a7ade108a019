/// Settles a cluster priority by priority, as if all wishes that still have a choice could be met.
///
/// What a wish that speaks of one unknown alone comes to is known exactly. A wish of several
/// unknowns is taken for met: as an equality, or as something to check in the end. If all checks
/// hold, each priority misses as little as it can, and the answer is the best one. If one does not,
/// nothing has been decided, and the simplex has to look.
struct PriorityDescent: Sendable {
  /// A wish for one unknown.
  struct Single: Sendable {
    var root: Int32
    var wish: LineSearch.Wish
  }

  /// Thrown where not all wishes can be met.
  struct Competition: Error {}

  /// The unknowns of the cluster, as far as they are decided or tied.
  var forest = AffineForest()
  /// Where each root may lie, by wishes that spoke of it alone.
  var lows: [Double] = []
  var highs: [Double] = []
  /// Roots for which wishes compete, with the place that the first of these asks for.
  var preferred: [(root: Int32, place: Double)] = []
  private var members: [Int32] = []
  /// Unknowns that an earlier cluster has decided.
  private var shared: [Int32] = []
  /// Equalities of three unknowns or more, to be tried again.
  var open: [Int32] = []
  /// Inequalities of two unknowns or more, to be checked in the end.
  var unchecked: [Int32] = []
  /// The rest of the priority at hand.
  var current: [Int32] = []
  var singles: [Single] = []
  var wishes: [LineSearch.Wish] = []
  private var isLenient = false
  /// How many rows may still be looked at before the end to narrow the limits.
  var looks = 0

  mutating func reset(_ count: Int) {
    forest.grow(to: count)
    while lows.count < count {
      lows.append(0)
      highs.append(0)
    }
  }

  /// Settles a cluster; returns whether it did.
  ///
  /// - Parameters:
  ///   - isHigh: Whether unknowns that nothing decides lie at their upper limits.
  ///   - isLenient: Whether to settle it in any case: wishes that come too late are not met, even
  ///     where others could have been met less.
  mutating func settle(
    _ range: Range<Int>, of clusters: borrowing LayoutClusters, preferringHigh isHigh: Bool,
    leniently isLenient: Bool = false, _ elimination: inout LayoutElimination,
    _ solution: inout LayoutSolution
  ) -> Bool {
    self.isLenient = isLenient
    begin(range, of: clusters, &elimination)
    defer {
      for variable in members { forest.fell(variable) }
      for variable in shared { forest.fell(variable) }
    }
    do {
      var start = range.lowerBound
      while start < range.upperBound {
        let priority = clusters.rows[Int(clusters.order[start])].priority
        var end = start + 1
        while end < range.upperBound,
          clusters.rows[Int(clusters.order[end])].priority == priority
        {
          end += 1
        }
        try settleLevel(start..<end, of: clusters)
        start = end
      }
      try narrow(clusters)
      try decideTheRest(of: clusters, preferringHigh: isHigh, &solution)
      try tryOpen(clusters)
      looks = .max
      try narrow(clusters)
    } catch {
      return giveUp(&solution)
    }
    guard isLenient || open.isEmpty && unchecked.isEmpty else { return giveUp(&solution) }
    // What hangs on something goes along with it.
    let isShaky = shared.contains { solution.isOpen[Int($0)] }
    for variable in members {
      let root = Int(forest.root(of: variable))
      solution.isOpen[Int(variable)] = isShaky || solution.isOpen[root]
      solution.isFree[Int(variable)] = solution.isFree[root]
      elimination.decide(variable, forest.value(of: variable))
    }
    return true
  }

  private func giveUp(_ solution: inout LayoutSolution) -> Bool {
    for variable in members {
      solution.isOpen[Int(variable)] = false
      solution.isFree[Int(variable)] = false
    }
    return false
  }

  private mutating func begin(
    _ range: Range<Int>, of clusters: borrowing LayoutClusters,
    _ elimination: inout LayoutElimination
  ) {
    members.removeAll(keepingCapacity: true)
    shared.removeAll(keepingCapacity: true)
    preferred.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    unchecked.removeAll(keepingCapacity: true)
    // Enough for any screen, and not as much as the square of a long list.
    looks = 1_000 + 64 * range.count
    for place in range {
      for term in clusters.rows[Int(clusters.order[place])].range {
        let variable = clusters.terms[term].variable
        guard !forest.has(variable) else { continue }
        forest.plant(variable)
        if let value = elimination.decided(variable) {
          forest.decide(variable, value)
          shared.append(variable)
          continue
        }
        lows[Int(variable)] = -.infinity
        highs[Int(variable)] = .infinity
        members.append(variable)
      }
    }
  }

  private mutating func settleLevel(
    _ level: Range<Int>, of clusters: borrowing LayoutClusters
  ) throws(Competition) {
    try narrow(clusters)
    current.removeAll(keepingCapacity: true)
    for place in level {
      let index = clusters.order[place]
      // What is fixed already costs what it costs.
      if case .constant(let sum) = reducedSum(of: index, clusters) {
        let row = clusters.rows[Int(index)]
        if row.isRequired, !row.isMet(sum) { try compete() }
        continue
      }
      current.append(index)
    }
    var isFirst = true
    while !current.isEmpty {
      let hasSingles = try settleThoseOfOne(clusters, isFirst)
      isFirst = false
      if hasSingles { continue }
      if try settleThoseOfTwo(clusters) { continue }
      open.append(contentsOf: current)
      break
    }
    try tryOpen(clusters)
  }

  private mutating func decideTheRest(
    of clusters: borrowing LayoutClusters, preferringHigh isHigh: Bool,
    _ solution: inout LayoutSolution
  ) throws(Competition) {
    for variable in members where forest.isRoot(variable) && !forest.isDecided(variable) {
      let (low, high) = (lows[Int(variable)], highs[Int(variable)])
      solution.isOpen[Int(variable)] = true
      if isHigh, high.isFinite {
        forest.decide(variable, high)
      } else if let wish = preferred.first(where: { $0.root == variable }) {
        forest.decide(variable, min(max(wish.place, low), high))
      } else {
        // As near to nothing as the limits let it.
        solution.isFree[Int(variable)] = true
        forest.decide(variable, min(max(0, low), high))
      }
      try narrow(clusters)
    }
  }

  /// Notes that a wish cannot be met.
  func compete() throws(Competition) {
    if !isLenient { throw Competition() }
  }

  @inline(__always)
  mutating func reducedSum(
    of index: Int32, _ clusters: borrowing LayoutClusters
  ) -> AffineForest.ReducedSum {
    let row = clusters.rows[Int(index)]
    return forest.reducedSum(of: clusters.terms, row.range, row.constant)
  }
}
