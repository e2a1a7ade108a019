extension PriorityDescent {
  /// Settles what speaks of one unknown; returns whether there is any.
  mutating func settleThoseOfOne(
    _ clusters: borrowing LayoutClusters, _ isFirst: Bool
  ) throws(Competition) -> Bool {
    singles.removeAll(keepingCapacity: true)
    var kept = 0
    for place in current.indices {
      let index = current[place]
      let row = clusters.rows[Int(index)]
      switch reducedSum(of: index, clusters) {
      case .constant(let sum):
        if !row.isMet(sum) { try compete() }
      case .one(let root, let constant):
        let share = root.coefficient
        let wish = LineSearch.Wish(
          isRequired: row.isRequired, relation: share < 0 ? row.relation.flipped : row.relation,
          place: -constant / share, weight: abs(share))
        singles.append(Single(root: root.variable, wish: wish))
      case .two, .more:
        current[kept] = index
        kept += 1
      }
    }
    current.removeLast(current.count - kept)
    guard !singles.isEmpty else { return false }
    try settleSingles(mayMiss: isFirst && current.isEmpty)
    return true
  }

  /// Takes together what was wished of each root alone.
  private mutating func settleSingles(mayMiss: Bool) throws(Competition) {
    if singles.count > 1 { singles.sort { $0.root < $1.root } }
    var start = 0
    while start < singles.count {
      let root = singles[start].root
      wishes.removeAll(keepingCapacity: true)
      while start < singles.count, singles[start].root == root {
        wishes.append(singles[start].wish)
        start += 1
      }
      var line = LineSearch(low: lows[Int(root)], high: highs[Int(root)])
      line.take(wishes)
      if !line.isFeasible { try compete() }
      // What wishes of this very priority have narrowed is not for others of it to run into.
      if !mayMiss {
        for wish in wishes where !line.meets(wish) { try compete() }
      }
      try limit(root, low: line.low, high: line.high)
      if let place = line.preferred { preferred.append((root, place)) }
    }
  }

  /// Ties two unknowns together, or keeps in mind what they may be; returns whether it tied any.
  mutating func settleThoseOfTwo(
    _ clusters: borrowing LayoutClusters
  ) throws(Competition) -> Bool {
    var kept = 0
    var hasTied = false
    for place in current.indices {
      let index = current[place]
      let row = clusters.rows[Int(index)]
      guard row.relation == .equal || row.isPaired else {
        unchecked.append(index)
        continue
      }
      if case .two(let to, let from, let constant) = reducedSum(of: index, clusters) {
        try tie(from, to: to, constant)
        hasTied = true
        continue
      }
      current[kept] = index
      kept += 1
    }
    current.removeLast(current.count - kept)
    return hasTied
  }

  private mutating func tie(
    _ from: LayoutSystem.Term, to other: LayoutSystem.Term, _ constant: Double
  ) throws(Competition) {
    let (root, branch) = forest.tie(
      from.variable, to: other.variable, -other.coefficient / from.coefficient,
      -constant / from.coefficient)
    // What the one may be, the other may be no more than.
    let node = forest.nodes[Int(branch)]
    var low = (lows[Int(branch)] - node.offset) / node.scale
    var high = (highs[Int(branch)] - node.offset) / node.scale
    if node.scale < 0 { swap(&low, &high) }
    low = max(lows[Int(root)], low)
    high = min(highs[Int(root)], high)
    if low > high + LayoutSystem.roundingError { try compete() }
    try limit(root, low: low, high: max(low, high))
  }

  private mutating func limit(
    _ root: Int32, low: Double, high: Double
  ) throws(Competition) {
    lows[Int(root)] = low
    highs[Int(root)] = high
    if low > high + LayoutSystem.tolerance { try compete() }
    if high - low < LayoutSystem.roundingError { forest.decide(root, low) }
  }

  /// Lets inequalities of which one unknown is left say where that one may lie.
  mutating func narrow(_ clusters: borrowing LayoutClusters) throws(Competition) {
    guard looks > 0 else { return }
    looks -= unchecked.count
    var kept = 0
    for place in unchecked.indices {
      let index = unchecked[place]
      switch reducedSum(of: index, clusters) {
      case .constant(let sum):
        if !clusters.rows[Int(index)].isMet(sum) { try compete() }
      case .one(let term, let constant):
        let (root, value) = (term.variable, -constant / term.coefficient)
        let isUpper = clusters.rows[Int(index)].relation == .lessThanOrEqual
        if isUpper == (term.coefficient > 0) {
          try limit(root, low: lows[Int(root)], high: min(highs[Int(root)], value))
        } else {
          try limit(root, low: max(lows[Int(root)], value), high: highs[Int(root)])
        }
      case .two, .more:
        unchecked[kept] = index
        kept += 1
      }
    }
    unchecked.removeLast(unchecked.count - kept)
  }

  /// Tries those equalities again that had too many unknowns.
  mutating func tryOpen(_ clusters: borrowing LayoutClusters) throws(Competition) {
    var isGoingOn = true
    while isGoingOn, !open.isEmpty {
      isGoingOn = false
      var kept = 0
      for place in open.indices {
        let index = open[place]
        switch reducedSum(of: index, clusters) {
        case .constant(let sum):
          if abs(sum) > LayoutSystem.tolerance { try compete() }
          isGoingOn = true
        case .one(let term, let constant):
          let (root, value) = (term.variable, -constant / term.coefficient)
          if value < lows[Int(root)] - LayoutSystem.tolerance
            || value > highs[Int(root)] + LayoutSystem.tolerance
          {
            try compete()
          }
          forest.decide(root, value)
          isGoingOn = true
        case .two(let to, let from, let constant):
          try tie(from, to: to, constant)
          isGoingOn = true
        case .more:
          open[kept] = index
          kept += 1
        }
      }
      open.removeLast(open.count - kept)
    }
  }
}
