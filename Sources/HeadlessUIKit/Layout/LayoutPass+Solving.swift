import ConstraintSolver
import Foundation

extension LayoutPass {
  /// How often insets that follow from the layout are put into it.
  private static let insetRounds = 3
  /// How often constraints are taken out that contradict others.
  private static let recoveryRounds = 4

  /// The strength that pulls undecided edges, below all priorities of an app (behaviour 912).
  private enum Pull {
    /// A size is nothing.
    static let size: Float = 0.005
    /// An edge with a lower bound lies at it.
    static let lowerBound: Float = 0.004
    /// Connected views do not lie before their superview.
    static let within: Float = 0.003
    /// An edge with an upper bound lies at it, if it has no lower bound.
    static let upperBound: Float = 0.002
    /// It lies where the superview begins.
    static let start: Float = 0.001
  }

  /// Finds the frames.
  mutating func solve() {
    build()
    run()
    if adjustTextHeights() { run() }
    var rounds = 1
    while rounds < Self.insetRounds, solution.unsettled.isEmpty, adjustInsets() {
      build()
      run()
      if adjustTextHeights() { run() }
      rounds += 1
    }
    pullOpenEdges()
  }

  private mutating func run() {
    Self.solver.solve(system, preferringHigh: prefersHigh, into: &solution)
    var rounds = 0
    while !solution.contradictions.isEmpty, solution.unsettled.isEmpty,
      rounds < Self.recoveryRounds
    {
      recover()
      Self.solver.solve(system, preferringHigh: prefersHigh, into: &solution)
      rounds += 1
    }
  }

  /// Makes undecided views as small as possible, and places them at their bounds, or as near to the
  /// superview's start.
  ///
  /// The solver lets edges lie near to where the root begins, and of a view whose size is known
  /// either edge.
  private mutating func pullOpenEdges() {
    guard !prefersHigh, solution.unsettled.isEmpty else { return }
    var isElsewhere = false
    for index in 1..<max(1, itemCount) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let (own, outer) = (variable(Int32(index), axis), variable(items[index].parent, axis))
        let isFree = solution.isFree[Int(own)]
        if isFree || solution.isHanging[Int(own)] {
          pull(own, to: outer, Pull.within, .greaterThanOrEqual)
          // Where wishes compete, only the whole is moved, and each of them stays met.
          if isFree { pull(own, to: outer, Pull.start) }
          isElsewhere = isElsewhere || solution.values[Int(own)] != solution.values[Int(outer)]
        }
        if isFree || solution.isFree[Int(own) + 1] {
          pull(own + 1, to: own, Pull.size)
          isElsewhere = isElsewhere || solution.values[Int(own) + 1] != solution.values[Int(own)]
        }
      }
    }
    isElsewhere = pullToBounds() || isElsewhere
    guard isElsewhere else { return }
    let found = solution
    Self.solver.solve(system, into: &solution)
    if !solution.unsettled.isEmpty {
      let unsettled = solution.unsettled
      solution = found
      solution.unsettled = unsettled
    }
    solution.isOpen = found.isOpen
  }

  /// Makes inequalities hold at their bounds where an edge is undecided; returns whether one does
  /// not hold yet.
  private mutating func pullToBounds() -> Bool {
    var isElsewhere = false
    for number in bounds {
      let row = system.rows[Int(number)]
      let terms = Array(system.terms[row.range])
      let open = terms.filter {
        solution.isFree[Int($0.variable)] || solution.isHanging[Int($0.variable)]
      }
      guard !open.isEmpty else { continue }
      let isLower = open.contains { ($0.coefficient > 0) == (row.relation == .greaterThanOrEqual) }
      var sum = row.constant
      for term in terms {
        system.add(term.variable, term.coefficient)
        sum += term.coefficient * solution.values[Int(term.variable)]
      }
      system.close(isLower ? Pull.lowerBound : Pull.upperBound, .equal, row.constant)
      isElsewhere = isElsewhere || abs(sum) > LayoutSystem.tolerance
    }
    return isElsewhere
  }

  private mutating func pull(
    _ edge: Int32, to other: Int32, _ priority: Float, _ relation: LayoutSystem.Relation = .equal
  ) {
    system.add(edge, 1)
    system.add(other, -1)
    system.close(priority, relation, 0)
  }

  // MARK: Frames

  /// Returns the frame of an item in the coordinates of its superview, as it was found.
  func frame(of slot: Int32) -> CGRect {
    let values = solution.values
    let (own, outer) = (4 * Int(slot), 4 * Int(items[Int(slot)].parent))
    guard slot > 0 else {
      return CGRect(x: 0, y: 0, width: values[1] - values[0], height: values[3] - values[2])
    }
    let parent = items[Int(items[Int(slot)].parent)]
    let shift = parent.view?.storedBounds.origin ?? .zero
    let (inner, around) = (items[Int(slot)].alignment, parent.alignment)
    return CGRect(
      x: values[own] - inner.left - values[outer] + around.left + shift.x,
      y: values[own + 2] - inner.top - values[outer + 2] + around.top + shift.y,
      width: max(0, values[own + 1] - values[own] + inner.left + inner.right),
      height: max(0, values[own + 3] - values[own + 2] + inner.top + inner.bottom))
  }

  /// Returns a frame with its origin and its size rounded to pixels (behaviour 756).
  func rounded(_ frame: CGRect) -> CGRect {
    CGRect(
      x: Self.rounded(frame.minX), y: Self.rounded(frame.minY), width: Self.rounded(frame.width),
      height: Self.rounded(frame.height))
  }

  static func rounded(_ number: CGFloat) -> CGFloat {
    guard number.isFinite else { return 0 }
    // Added to 0, because the negative of 0 prints as -0.
    return (number * 3).rounded() / 3 + 0
  }

  mutating func finish(_ result: LayoutResult) {
    for index in 0..<itemCount {
      result.frames.append(rounded(frame(of: Int32(index))))
      if let insets = items[index].insets { result.insets[Int32(index)] = insets }
      let isOpen = solution.isOpen[4 * index..<4 * index + 4].contains(true)
      if isOpen || !items[index].isMentioned {
        result.openSlots.insert(Int32(index))
      }
    }
    finishContents(result)
  }
}
