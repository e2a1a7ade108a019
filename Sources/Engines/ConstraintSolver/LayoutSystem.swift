/// A layout as linear constraints: `sum of coefficient × variable + constant`, compared with zero.
///
/// All lie one after the other in a few flat arrays, because a layout has hundreds of them and is
/// solved anew each time.
package struct LayoutSystem: Sendable {
  package init() {}

  /// How a sum compares with zero.
  package enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation after both sides have changed their signs.
    package var flipped: Self {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }

    /// Returns by how much a sum misses zero.
    package func miss(_ sum: Double) -> Double {
      switch self {
      case .lessThanOrEqual: max(0, sum)
      case .equal: abs(sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  /// A variable and its factor.
  package struct Term: Sendable {
    package var variable: Int32
    package var coefficient: Double

    package init(_ variable: Int32, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint; its terms stand in `terms`.
  package struct Row: Sendable {
    package var priority: Float
    package var relation: Relation
    package var constant: Double
    package var start: Int32
    package var end: Int32
    /// The row that wishes for the same length from the other side, if this one is not to be
    /// larger.
    package var partner: Int32 = -1

    package var isRequired: Bool { priority >= LayoutSystem.required }
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The priority of what must hold.
  package static let required: Float = 1000
  /// A sum that is off by less counts as met.
  package static let tolerance = 1e-6
  /// A coefficient that is smaller counts as none.
  package static let least = 1e-8
  /// Two numbers that differ by less are one, but for rounding errors.
  static let roundingError = 1e-9

  package private(set) var variableCount = 0
  package private(set) var rows: [Row] = []
  package private(set) var terms: [Term] = []

  /// Makes new variables, and returns the first of them.
  package mutating func makeVariables(_ count: Int) -> Int32 {
    defer { variableCount += count }
    return Int32(variableCount)
  }

  /// Adds a term to the constraint that ``close(_:_:_:)`` ends.
  package mutating func add(_ variable: Int32, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  /// Makes a constraint of the terms that were added since the last one.
  package mutating func close(_ priority: Float, _ relation: Relation, _ constant: Double) {
    let start = rows.last?.end ?? 0
    rows.append(
      Row(
        priority: priority, relation: relation, constant: constant, start: start,
        end: Int32(terms.count)))
  }

  /// Notes that one row wishes that a length is not larger, and another that it is not smaller.
  ///
  /// Content does that: it hugs and resists. Nothing else depends on it than how fast it is solved.
  package mutating func pair(_ row: Int32, with partner: Int32) { rows[Int(row)].partner = partner }

  /// Gives a constraint another priority.
  package mutating func setPriority(_ priority: Float, of row: Int) {
    rows[row].priority = priority
  }

  /// Gives a constraint another constant.
  package mutating func setConstant(_ constant: Double, of row: Int) {
    rows[row].constant = constant
  }

  /// Forgets all constraints and variables, but keeps the memory.
  package mutating func removeAll() {
    variableCount = 0
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
  }
}

/// Whether a coefficient counts as zero.
@inline(__always) package func isNothing(_ value: Double) -> Bool {
  value > -LayoutSystem.least && value < LayoutSystem.least
}
