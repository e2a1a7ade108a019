/// The constraints that a view holds, in the order in which they were added.
///
/// A constraint that goes leaves a gap, so that nothing behind it has to move. Gaps are closed when
/// they are as many as the constraints that are left.
@MainActor
struct HeldConstraints {
  /// A number of constraints for which looking at each is as good as a table.
  private static let few = 32

  private var slots: [NSLayoutConstraint?] = []
  private(set) var count = 0
  /// The slots of the constraints on each view, some of which may have become gaps.
  ///
  /// The table is made when constraints on a view are first looked for among many.
  private var slotsByView: [ObjectIdentifier: [Int]]?

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

  /// Whether another constraint than a new one asks for the same.
  mutating func says(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view = constraint.firstViewID else { return false }
    return slots(on: [view]).contains { slots[$0]?.says(constraint) == true }
  }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.slot = slots.count
    slots.append(constraint)
    count += 1
    if slotsByView != nil { enter(constraint) }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard slots.indices.contains(constraint.slot), slots[constraint.slot] === constraint else {
      return
    }
    slots[constraint.slot] = nil
    count -= 1
    closeGapsIfMany()
  }

  /// Removes the constraints on any of some views, and returns them in their order.
  mutating func remove(on views: Set<ObjectIdentifier>) -> [NSLayoutConstraint] {
    let removed = slots(on: views).compactMap { slots[$0] }
    for constraint in removed { slots[constraint.slot] = nil }
    count -= removed.count
    for view in views { slotsByView?[view] = nil }
    closeGapsIfMany()
    return removed
  }

  /// Removes the constraints that satisfy a condition, and returns them in their order.
  mutating func remove(where isGone: (NSLayoutConstraint) -> Bool) -> [NSLayoutConstraint] {
    let removed = all.filter(isGone)
    for constraint in removed { slots[constraint.slot] = nil }
    count -= removed.count
    closeGapsIfMany()
    return removed
  }

  /// Returns the slots of the constraints on any of some views, in ascending order.
  private mutating func slots(on views: Set<ObjectIdentifier>) -> [Int] {
    let candidates: [Int]
    if count <= max(Self.few, views.count) {
      candidates = Array(slots.indices)
    } else {
      let table = slotsByView ?? makeTable()
      candidates = Set(views.flatMap { table[$0] ?? [] }).sorted()
    }
    return candidates.filter { slots[$0]?.isOn(views) ?? false }
  }

  private mutating func makeTable() -> [ObjectIdentifier: [Int]] {
    slotsByView = [:]
    for constraint in all { enter(constraint) }
    return slotsByView ?? [:]
  }

  private mutating func enter(_ constraint: NSLayoutConstraint) {
    if let id = constraint.firstViewID { slotsByView?[id, default: []].append(constraint.slot) }
    if let id = constraint.secondViewID, id != constraint.firstViewID {
      slotsByView?[id, default: []].append(constraint.slot)
    }
  }

  // MARK: What must hold

  /// The broken conditions of the constraints that a view holds; empty, unless the model has a
  /// fault.
  func brokenInvariants(of holder: UIView) -> [String] {
    var broken: [String] = []
    let constraints = all
    if constraints.count != count { broken.append("\(constraints.count) are held, not \(count)") }
    if slots.count - count > max(Self.few, count) {
      broken.append("\(slots.count - count) gaps are among \(count) constraints")
    }
    for (slot, constraint) in slots.enumerated() {
      guard let constraint else { continue }
      if constraint.slot != slot { broken.append("\(constraint.text) is not where it says") }
      if constraint.holder !== holder {
        broken.append("\(constraint.text) is held by another view")
      }
      if let slotsByView, let id = constraint.firstViewID, slotsByView[id]?.contains(slot) != true {
        broken.append("\(constraint.text) is not found by its view")
      }
    }
    return broken
  }

  private mutating func closeGapsIfMany() {
    guard slots.count - count > max(Self.few, count) else { return }
    slots.removeAll { $0 == nil }
    for (slot, constraint) in slots.enumerated() { constraint?.slot = slot }
    slotsByView = nil
  }
}
