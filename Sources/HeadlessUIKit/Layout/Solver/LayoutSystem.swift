/// A layout as linear constraints: `sum of coefficient × variable + constant`, compared with zero.
///
/// All lie one after the other in a few flat arrays, because a layout has hundreds of them and is
/// solved anew each time.
struct LayoutSystem: Sendable {
  /// How a sum compares with zero.
  enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation after both sides have changed their signs.
    var flipped: Self {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }

    /// Returns by how much a sum misses zero.
    func miss(_ sum: Double) -> Double {
      switch self {
      case .lessThanOrEqual: max(0, sum)
      case .equal: abs(sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  /// A variable and its factor.
  struct Term: Sendable {
    var variable: Int32
    var coefficient: Double

    init(_ variable: Int32, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint; its terms stand in `terms`.
  struct Row: Sendable {
    var priority: Float
    var relation: Relation
    var constant: Double
    var start: Int32
    var end: Int32
    /// The row that wishes for the same length from the other side, if this one is not to be
    /// larger.
    var partner: Int32 = -1

    var isRequired: Bool { priority >= LayoutSystem.required }
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The priority of what must hold.
  static let required: Float = 1000
  /// A sum that is off by less counts as met.
  static let tolerance = 1e-6
  /// A coefficient that is smaller counts as none.
  static let least = 1e-8

  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []

  /// Makes new variables, and returns the first of them.
  mutating func makeVariables(_ count: Int) -> Int32 {
    defer { variableCount += count }
    return Int32(variableCount)
  }

  /// Adds a term to the constraint that ``close(_:_:_:)`` ends.
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  /// Makes a constraint of the terms that were added since the last one.
  mutating func close(_ priority: Float, _ relation: Relation, _ constant: Double) {
    let start = rows.last?.end ?? 0
    rows.append(
      Row(
        priority: priority, relation: relation, constant: constant, start: start,
        end: Int32(terms.count)))
  }

  /// Notes that one row wishes that a length is not larger, and another that it is not smaller.
  ///
  /// Content does that: it hugs and resists. Nothing else depends on it than how fast it is solved.
  mutating func pair(_ row: Int32, with partner: Int32) { rows[Int(row)].partner = partner }

  /// Gives a constraint another priority.
  mutating func setPriority(_ priority: Float, of row: Int) { rows[row].priority = priority }

  /// Gives a constraint another constant.
  mutating func setConstant(_ constant: Double, of row: Int) { rows[row].constant = constant }

  /// Forgets all constraints and variables, but keeps the memory.
  mutating func removeAll() {
    variableCount = 0
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
  }
}

/// Whether a coefficient is none.
@inline(__always) func isNothing(_ value: Double) -> Bool {
  value > -LayoutSystem.least && value < LayoutSystem.least
}
