/// Unknowns that are tied to each other: each is a multiple of the root of its tree, plus a
/// distance.
///
/// A root that is decided makes all that is tied to it a number.
struct AffineForest: Sendable {
  struct Node: Sendable {
    var parent: Int32
    /// The number of nodes in a root's tree.
    var weight: Int32 = 1
    var scale = 1.0
    /// The distance; of a decided root, its value.
    var offset = 0.0
    var isDecided = false
  }

  /// A sum of unknowns, said by their roots; decided ones are a part of the constant.
  enum ReducedSum {
    case constant(Double)
    /// A root with its share.
    case one(LayoutSystem.Term, constant: Double)
    case two(LayoutSystem.Term, LayoutSystem.Term, constant: Double)
    case more
  }

  private(set) var nodes: [Node] = []

  /// Makes as many trees of one node each.
  mutating func reset(_ count: Int) {
    nodes.removeAll(keepingCapacity: true)
    for index in 0..<count { nodes.append(Node(parent: Int32(index))) }
  }

  /// Adds trees without a place, until there are as many.
  mutating func grow(to count: Int) {
    while nodes.count < count { nodes.append(Node(parent: -1)) }
  }

  func has(_ variable: Int32) -> Bool { nodes[Int(variable)].parent >= 0 }
  mutating func plant(_ variable: Int32) { nodes[Int(variable)] = Node(parent: variable) }
  mutating func fell(_ variable: Int32) { nodes[Int(variable)].parent = -1 }

  func isRoot(_ variable: Int32) -> Bool { nodes[Int(variable)].parent == variable }
  func isDecided(_ root: Int32) -> Bool { nodes[Int(root)].isDecided }

  /// Returns the root of a variable, whose scale and offset are relative to that afterwards.
  @inline(__always)
  mutating func root(of variable: Int32) -> Int32 {
    let parent = nodes[Int(variable)].parent
    if nodes[Int(parent)].parent == parent { return parent }
    return shortenWay(from: variable)
  }

  // Trees are hung under heavier ones, so that this does not go deep.
  private mutating func shortenWay(from variable: Int32) -> Int32 {
    let index = Int(variable)
    let parent = nodes[index].parent
    let root = root(of: parent)
    guard root != parent else { return root }
    let above = nodes[Int(parent)]
    nodes[index].offset += nodes[index].scale * above.offset
    nodes[index].scale *= above.scale
    nodes[index].parent = root
    return root
  }

  /// Returns the value of a variable, if its root is decided, or else with the root at zero.
  mutating func value(of variable: Int32) -> Double {
    let root = root(of: variable)
    let base = nodes[Int(root)].isDecided ? nodes[Int(root)].offset : 0
    if root == variable { return base }
    return nodes[Int(variable)].scale * base + nodes[Int(variable)].offset
  }

  /// Returns a variable as a root, a scale and an offset; a decided one has the scale 0.
  @inline(__always)
  mutating func resolve(_ variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
    let root = root(of: variable)
    let node = nodes[Int(root)]
    if root == variable { return node.isDecided ? (root, 0, node.offset) : (root, 1, 0) }
    let own = nodes[Int(variable)]
    if node.isDecided { return (root, 0, own.scale * node.offset + own.offset) }
    return (root, own.scale, own.offset)
  }

  /// Reduces a sum to the roots of its unknowns.
  mutating func reducedSum(
    of terms: [LayoutSystem.Term], _ range: Range<Int>, _ constant: Double
  ) -> ReducedSum {
    var constant = constant
    var one = LayoutSystem.Term(-1, 0)
    var two = one
    for place in range {
      let term = terms[place]
      let (root, scale, offset) = resolve(term.variable)
      constant += term.coefficient * offset
      guard scale != 0 else { continue }
      let share = term.coefficient * scale
      if one.variable < 0 || one.variable == root {
        one = LayoutSystem.Term(root, one.coefficient + share)
      } else if two.variable < 0 || two.variable == root {
        two = LayoutSystem.Term(root, two.coefficient + share)
      } else if isNothing(one.coefficient) {
        one = LayoutSystem.Term(root, share)
      } else if isNothing(two.coefficient) {
        two = LayoutSystem.Term(root, share)
      } else {
        return .more
      }
    }
    if two.variable >= 0, isNothing(two.coefficient) { two.variable = -1 }
    if one.variable >= 0, isNothing(one.coefficient) {
      one = two
      two.variable = -1
    }
    if one.variable < 0 { return .constant(constant) }
    return two.variable < 0
      ? .one(one, constant: constant) : .two(one, two, constant: constant)
  }

  mutating func decide(_ root: Int32, _ value: Double) {
    nodes[Int(root)].isDecided = true
    nodes[Int(root)].offset = value
  }

  /// Ties `from = scale × to + offset`, and returns the root of both and of what was one.
  mutating func tie(
    _ from: Int32, to other: Int32, _ scale: Double, _ offset: Double
  ) -> (root: Int32, branch: Int32) {
    let isHeavier = nodes[Int(from)].weight > nodes[Int(other)].weight
    let (root, branch) = isHeavier ? (from, other) : (other, from)
    nodes[Int(branch)].parent = root
    nodes[Int(branch)].scale = isHeavier ? 1 / scale : scale
    nodes[Int(branch)].offset = isHeavier ? -offset / scale : offset
    nodes[Int(root)].weight += nodes[Int(branch)].weight
    return (root, branch)
  }
}
