/// Parts constraints into blocks that can be settled one after the other.
///
/// What no constraint joins is of no matter to each other. Constraints whose factors add up to
/// nothing do not care where the whole lies. So what is made of such constraints alone, and hangs
/// on the rest by one unknown only, misses as little wherever that unknown lies: it is settled by
/// itself, after the unknown. Of cards below each other, for example, each is a block.
struct LayoutBlocks: Sendable {
  /// An unknown, in the order in which a walk in depth comes to it.
  private struct Node {
    /// The unknown that the walk came from, or -1.
    var parent: Int32
    /// The start of the walk.
    var start: Int32
    /// A node nearer to the start, whose way to its parent belongs to the same block; the topmost
    /// one stands for the block.
    var top: Int32
    /// Whether a block, or one that hangs on it, cares where it lies.
    var isHeld = false
  }

  /// Places of an unknown in the terms: the last one, and the one before each; -1 for none.
  private var heads: [Int32] = []
  private var nexts: [Int32] = []
  /// The row of each term.
  private var rowOf: [Int32] = []
  /// The node of each unknown, or -1.
  private var numbers: [Int32] = []
  private var nodes: [Node] = []
  private var stack: [(unknown: Int32, from: Int32)] = []
  /// The block of each row; what a block hangs on has a lower number.
  private(set) var numberOf: [Int32] = []

  mutating func part(
    _ rows: [LayoutClusters.Row], _ terms: [LayoutSystem.Term], _ variableCount: Int
  ) {
    list(rows, terms, variableCount)
    // From what is held, so that all else hangs on that.
    for row in rows where !row.isMovable { walk(from: terms[Int(row.start)].variable, rows, terms) }
    for row in rows where row.isMovable { walk(from: terms[Int(row.start)].variable, rows, terms) }
    for row in rows { join(row, terms) }
    for index in rows.indices where !rows[index].isMovable { hold(numberOf[index]) }
    for number in nodes.indices.reversed() where nodes[number].isHeld {
      hold(nodes[number].parent)
    }
    for index in rows.indices {
      let top = top(of: numberOf[index])
      numberOf[index] = nodes[Int(top)].isHeld ? nodes[Int(top)].start : top
    }
  }

  /// Notes where each unknown stands.
  private mutating func list(
    _ rows: [LayoutClusters.Row], _ terms: [LayoutSystem.Term], _ variableCount: Int
  ) {
    nodes.removeAll(keepingCapacity: true)
    numberOf.removeAll(keepingCapacity: true)
    nexts.removeAll(keepingCapacity: true)
    rowOf.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(-1, count: variableCount))
    numbers.append(contentsOf: repeatElement(-1, count: variableCount))
    for index in rows.indices {
      for place in rows[index].range {
        let unknown = Int(terms[place].variable)
        rowOf.append(Int32(index))
        nexts.append(heads[unknown])
        heads[unknown] = Int32(place)
      }
    }
  }

  /// Goes to all that constraints join with an unknown, always from the latest one.
  private mutating func walk(
    from unknown: Int32, _ rows: [LayoutClusters.Row], _ terms: [LayoutSystem.Term]
  ) {
    guard numbers[Int(unknown)] < 0 else { return }
    let start = Int32(nodes.count)
    stack.append((unknown, -1))
    while let (unknown, parent) = stack.popLast() {
      guard numbers[Int(unknown)] < 0 else { continue }
      let number = Int32(nodes.count)
      numbers[Int(unknown)] = number
      nodes.append(Node(parent: parent, start: start, top: number))
      var place = heads[Int(unknown)]
      while place >= 0 {
        for other in rows[Int(rowOf[Int(place)])].range {
          let next = terms[other].variable
          if numbers[Int(next)] < 0 { stack.append((next, number)) }
        }
        place = nexts[Int(place)]
      }
    }
  }

  /// Puts the ways between the unknowns of a row into one block.
  ///
  /// They all lie on one way to the start, because the walk went in depth.
  private mutating func join(_ row: LayoutClusters.Row, _ terms: [LayoutSystem.Term]) {
    var (first, last) = (Int32.max, Int32(0))
    for place in row.range {
      let number = numbers[Int(terms[place].variable)]
      first = min(first, number)
      last = max(last, number)
    }
    numberOf.append(last)
    var top = top(of: last)
    while nodes[Int(top)].parent > first {
      let next = self.top(of: nodes[Int(top)].parent)
      nodes[Int(top)].top = next
      top = next
    }
  }

  /// Notes that the block of an unknown cares where it lies; where walks start is no block.
  private mutating func hold(_ number: Int32) {
    if number >= 0, nodes[Int(number)].parent >= 0 { nodes[Int(top(of: number))].isHeld = true }
  }

  private mutating func top(of number: Int32) -> Int32 {
    var top = number
    while nodes[Int(top)].top != top {
      nodes[Int(top)].top = nodes[Int(nodes[Int(top)].top)].top
      top = nodes[Int(top)].top
    }
    return top
  }
}
