/// Constraints that are left after elimination, in clusters that can be settled one after the other.
///
/// Most have nothing to do with each other. The two axes of a screen, for example, are never in one,
/// unless something keeps its proportions. Others hang on an unknown of an earlier one.
struct LayoutClusters: Sendable {
  /// A constraint on roots; its terms stand in `terms`.
  struct Row: Sendable {
    var priority: Float
    var relation: LayoutSystem.Relation
    /// Whether the row before or after it, which matters more, wishes for the same length from the
    /// other side.
    var isPaired = false
    /// Whether the sum stays the same where all unknowns are moved together.
    var isMovable = false
    var constant: Double
    var start: Int32
    var end: Int32
    /// The number of the row in the system.
    var source: Int32

    var isRequired: Bool { priority >= LayoutSystem.required }
    var range: Range<Int> { Int(start)..<Int(end) }

    /// Whether a sum without unknowns meets the constraint.
    func isMet(_ sum: Double) -> Bool { relation.miss(sum) < LayoutSystem.tolerance }
  }

  /// A row's place in the order of clusters and priorities.
  private struct Key {
    var cluster: UInt64
    var row: Int32

    init(cluster: Int32, priority: Float, row: Int32) {
      // Of positive numbers the bits are in the order of the values.
      let fallingPriority = ~max(0, priority).bitPattern
      self.cluster = UInt64(UInt32(bitPattern: cluster)) << 32 | UInt64(fallingPriority)
      self.row = row
    }

    var number: UInt64 { cluster >> 32 }
  }

  private(set) var rows: [Row] = []
  private(set) var terms: [LayoutSystem.Term] = []
  /// The rows, cluster by cluster, each by falling priority.
  private(set) var order: [Int32] = []
  /// The clusters, as parts of `order`.
  private(set) var ranges: [Range<Int>] = []
  private var blocks = LayoutBlocks()
  private var keys: [Key] = []
  /// The row of each row of the system, or -1.
  private var places: [Int32] = []

  mutating func collect(
    _ system: borrowing LayoutSystem, _ elimination: inout LayoutElimination,
    _ contradictions: inout [Int32]
  ) {
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    for place in elimination.rest.indices {
      reduce(Int(elimination.rest[place]), of: system, &elimination, &contradictions)
    }
    pair(system)
    blocks.part(rows, terms, system.variableCount)
    sort()
  }

  /// Brings a constraint into terms of unknown roots, and keeps it if there are any.
  private mutating func reduce(
    _ index: Int, of system: borrowing LayoutSystem, _ elimination: inout LayoutElimination,
    _ contradictions: inout [Int32]
  ) {
    let source = system.rows[index]
    let start = terms.count
    var constant = source.constant
    for place in source.range {
      let term = system.terms[place]
      let (root, scale, offset) = elimination.resolve(term.variable)
      constant += term.coefficient * offset
      guard scale != 0 else { continue }
      add(root, term.coefficient * scale, from: start)
    }
    var place = start
    while place < terms.count {
      if isNothing(terms[place].coefficient) { terms.remove(at: place) } else { place += 1 }
    }
    var row = Row(
      priority: source.priority, relation: source.relation, constant: constant,
      start: Int32(start), end: Int32(terms.count), source: Int32(index))
    guard start < terms.count else {
      if row.isRequired, !row.isMet(constant) { contradictions.append(Int32(index)) }
      return
    }
    row.isMovable = isNothing(terms[start...].reduce(0) { $0 + $1.coefficient })
    rows.append(row)
  }

  private mutating func add(_ root: Int32, _ share: Double, from start: Int) {
    for place in start..<terms.count where terms[place].variable == root {
      terms[place].coefficient += share
      return
    }
    terms.append(LayoutSystem.Term(root, share))
  }

  /// Finds the rows that wish for one length from both sides.
  ///
  /// The side that matters less makes the length equal, because the other one has been heard by
  /// then.
  private mutating func pair(_ system: borrowing LayoutSystem) {
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(-1, count: system.rows.count))
    for index in rows.indices { places[Int(rows[index].source)] = Int32(index) }
    for index in rows.indices {
      let partner = system.rows[Int(rows[index].source)].partner
      guard partner >= 0, places[Int(partner)] >= 0 else { continue }
      let other = Int(places[Int(partner)])
      let isLess = rows[index].priority <= rows[other].priority
      rows[isLess ? index : other].isPaired = true
    }
  }

  private mutating func sort() {
    keys.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    for index in rows.indices {
      keys.append(
        Key(
          cluster: blocks.numberOf[index], priority: rows[index].priority, row: Int32(index)))
    }
    keys.sort { $0.cluster < $1.cluster || $0.cluster == $1.cluster && $0.row < $1.row }
    var start = 0
    for place in keys.indices {
      order.append(keys[place].row)
      guard place + 1 == keys.count || keys[place + 1].number != keys[place].number else {
        continue
      }
      ranges.append(start..<place + 1)
      start = place + 1
    }
  }
}
