import ConstraintSolver
import Foundation

extension LayoutPass {
  /// The order in which constraints that contradict each other are trusted (behaviour 752).
  ///
  /// The greatest loses.
  private struct Rank: Comparable {
    var later: Int32
    var other: Int32
    /// 0 for an equality, 1 for ≥, 2 for ≤.
    var relation: Int
    var attribute: Int
    var constant: Double
    var number: Int32

    static func < (one: Self, two: Self) -> Bool {
      if one.later != two.later { return one.later < two.later }
      if one.other != two.other { return one.other < two.other }
      if one.relation != two.relation { return one.relation < two.relation }
      if one.attribute != two.attribute { return one.attribute < two.attribute }
      if one.constant != two.constant { return one.constant < two.constant }
      return one.number < two.number
    }
  }

  /// Takes out constraints that contradict more trusted ones.
  mutating func recover() {
    held.removeAll()
    for origin in origins where origin.place >= 0 && held[origin.holder] == nil {
      held[origin.holder] = items[Int(origin.holder)].view?.layoutState.constraints ?? []
    }
    var order: [Int32] = []
    var ranked: [(rank: Rank, origin: Origin)] = []
    var next = 0
    for row in system.rows.indices where system.rows[row].isRequired {
      if next < origins.count, origins[next].row == row {
        ranked.append((rank(of: origins[next]), origins[next]))
        next += 1
      } else {
        order.append(Int32(row))
      }
    }
    let trusted = order.count
    ranked.sort { $0.rank < $1.rank }
    order += ranked.map(\.origin.row)
    var recovery = LayoutRecovery(system, order: order, trusted: trusted)
    let conflicts = recovery.conflicts(
      in: system, hints: solution.contradictions, explaining: fitting == nil ? Self.explained : 0)
    let origins = Dictionary(uniqueKeysWithValues: origins.map { ($0.row, $0) })
    for conflict in conflicts { breakRow(conflict, origins) }
    let broken = Set(conflicts.map(\.row))
    self.origins.removeAll { broken.contains($0.row) }
    // A conflict without a culprit is not tried again.
    guard conflicts.isEmpty else { return }
    for row in solution.contradictions { system.setPriority(LayoutPriority.broken, of: Int(row)) }
  }

  /// Of how many contradictions in one pass the whole list is told.
  private static let explained = 4

  private mutating func breakRow(
    _ conflict: LayoutRecovery.Conflict, _ origins: [Int32: Origin]
  ) {
    system.setPriority(LayoutPriority.broken, of: Int(conflict.row))
    guard fitting == nil, let origin = origins[conflict.row] else { return }
    complaints.append(complaint(about: conflict, brokenBy: origin, origins))
    if origin.place >= 0 {
      constraint(of: origin)?.isBroken = true
    } else {
      (items[Int(origin.holder)].view as? UIStackView)?.noteBroken(Int(-1 - origin.place))
    }
  }

  private func rank(of origin: Origin) -> Rank {
    guard let constraint = constraint(of: origin) else { return rankOfStack(origin) }
    let first = constraint.firstEnd.map { slot(of: $0.node) } ?? -1
    // A constraint on one view alone has nothing on the other side, and so comes first.
    let second = constraint.secondEnd.map { slot(of: $0.node) } ?? -1
    let isFirstLater = first >= second
    let attribute = isFirstLater ? constraint.firstAttribute : constraint.secondAttribute
    let relation = isFirstLater ? constraint.relation : constraint.relation.flipped
    return Rank(
      later: max(first, second), other: min(first, second), relation: Self.rank(of: relation),
      attribute: attribute.rawValue,
      constant: Double(isFirstLater ? constraint.constant : -constraint.constant),
      number: origin.row)
  }

  /// The rank of a stack view's constraint depends on its purpose, too.
  private func rankOfStack(_ origin: Origin) -> Rank {
    let row = system.rows[Int(origin.row)]
    let edges = system.terms[row.range].map(\.variable)
    let slots = edges.map { $0 / 4 }
    let later = slots.max() ?? 0
    let other = slots.filter { $0 != later }.max() ?? -1
    let edge = edges.last { $0 / 4 == later }.map { Int($0 % 4) } ?? 0
    // Left, right, top, bottom, as attributes count them.
    return Rank(
      later: later, other: other, relation: row.relation == .equal ? 0 : 1, attribute: edge + 1,
      constant: -row.constant, number: origin.row)
  }

  private func slot(of node: LayoutNode) -> Int32 { node.stamp == stamp ? node.index : -1 }

  private static func rank(of relation: NSLayoutConstraint.Relation) -> Int {
    switch relation {
    case .equal: 0
    case .greaterThanOrEqual: 1
    case .lessThanOrEqual: 2
    }
  }
}
