import ConstraintSolver
import Foundation

extension LayoutPass {
  /// Adds the rows of constraints, and of stack views for their arranged subviews.
  mutating func addConstraints() {
    for index in 0..<itemCount {
      guard let view = items[index].view else { continue }
      let constraints = view.layoutState.constraints
      for place in constraints.indices {
        add(constraints[place], holder: Int32(index), place: Int32(place))
      }
      if items[index].node?.features.contains(.stacks) == true, let stack = view as? UIStackView {
        addArrangement(of: stack, Int32(index))
      }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, holder: Int32, place: Int32) {
    guard let firstEnd = constraint.firstEnd, constraint.priority.rawValue > 0 else { return }
    let (firstSlot, secondEnd) = (slot(of: firstEnd), constraint.secondEnd)
    let secondSlot = secondEnd.map { slot(of: $0) } ?? firstSlot
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    // The view that holds the constraint decides for both sides (behaviour 911).
    let isMirrored = (one.isDirectional || other.isDirectional) && isRightToLeft(holder)
    let first = spot(firstEnd.kind, firstSlot, one, isMirrored, besides: secondSlot) {
      constraint.first.item
    }
    guard let first else { return }
    var relation = LayoutSystem.Relation(constraint.relation)
    var constant = Self.tame(constraint.constant)
    if isMirrored {
      relation = relation.flipped
      constant.negate()
    }
    let multiplier = Double(constraint.multiplier)
    if let secondEnd {
      let second = spot(secondEnd.kind, secondSlot, other, isMirrored, besides: firstSlot) {
        constraint.second.item
      }
      guard let second, abs(multiplier) <= 1e6 else { return }
      guard one.isSize || first.axis == second.axis else { return mixed.append(constraint) }
      guard isHeard(constraint, among: max(first.slot, second.slot)) else { return }
      constant = -constant + add(first, times: 1) + add(second, times: -multiplier)
      if multiplier != 1, first.place != .length {
        // Multiplied places are measured from where the holder begins.
        let origin = Spot(
          slot: holder, axis: first.axis, place: isMirrored ? .end : .start, offset: 0)
        constant += add(origin, times: multiplier - 1)
      }
    } else {
      guard isHeard(constraint, among: first.slot) else { return }
      constant = -constant + add(first, times: 1)
    }
    if constraint.relation != .equal, first.place != .length {
      bounds.append(Int32(system.rows.count))
    }
    let priority = constraint.priority.rawValue
    if priority < LayoutSystem.required {
      system.close(min(priority, LayoutPriority.content), relation, constant)
    } else if constraint.isBroken {
      system.close(LayoutPriority.broken, relation, constant)
    } else {
      origins.append(Origin(row: Int32(system.rows.count), holder: holder, place: place))
      system.close(LayoutSystem.required, relation, constant)
    }
  }

  /// Whether a constraint matters, by the greatest number of its items.
  ///
  /// A constraint between given frames decides nothing. It may contradict them, though.
  private func isHeard(_ constraint: NSLayoutConstraint, among slot: Int32) -> Bool {
    if slot > 0 { return true }
    if fitting != nil { return slot == 0 }
    return constraint.priority == .required && !constraint.isBroken
  }

  private func slot(of end: LayoutEnd) -> Int32 {
    end.node.stamp == stamp ? end.node.index : -1
  }

  /// Whether the leading edges in a view's own constraints are the right ones.
  private mutating func isRightToLeft(_ holder: Int32) -> Bool {
    if let known = items[Int(holder)].isRightToLeft { return known }
    let isRightToLeft =
      items[Int(holder)].view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    items[Int(holder)].isRightToLeft = isRightToLeft
    return isRightToLeft
  }

  /// Adds the variables of a spot to the row at hand; returns its known part.
  mutating func add(_ spot: Spot, times factor: Double) -> Double {
    guard spot.slot >= 0 else { return spot.offset * factor }
    mention(spot.slot)
    let start = variable(spot.slot, spot.axis)
    switch spot.place {
    case .start: system.add(start, factor)
    case .end: system.add(start + 1, factor)
    case .middle:
      system.add(start, factor / 2)
      system.add(start + 1, factor / 2)
    case .length:
      system.add(start + 1, factor)
      system.add(start, -factor)
    }
    return spot.offset * factor
  }

  // MARK: Attributes

  /// Returns one side of a constraint.
  ///
  /// - Parameters:
  ///   - kind: Which guide of the item is meant.
  ///   - other: The number of the item on the other side.
  ///   - item: The item, which is looked up only if it has no number.
  private mutating func spot(
    _ kind: UILayoutGuide.Kind?, _ slot: Int32, _ attribute: NSLayoutConstraint.Attribute,
    _ isMirrored: Bool, besides other: Int32, _ item: () -> LayoutItem?
  ) -> Spot? {
    let (axis, place) = attribute.place(isMirrored: isMirrored)
    guard let place else { return nil }
    guard slot >= 0 else { return outside(attribute, item(), axis, place) }
    if attribute.isBaseline { return baseline(of: slot, attribute) }
    var spot = Spot(slot: slot, axis: axis, place: place, offset: 0)
    switch kind {
    case .contentLayout: spot.slot = content(of: slot)
    case .frameLayout: break
    case .plain, nil:
      if place != .length, reachesContent(slot, other) { spot.slot = content(of: slot) }
      if attribute.isOfMargins { inset(&spot, insets(of: slot).margins) }
    case .safeArea: inset(&spot, insets(of: slot).safeArea)
    case .margins:
      if place != .length, reachesContent(slot, other) { spot.slot = content(of: slot) }
      inset(&spot, insets(of: slot).margins)
    case .readableContent: inset(&spot, readableInsets(of: slot))
    case .keyboard: coverByKeyboard(&spot, slot)
    }
    return spot
  }

  /// Moves a spot to where the keyboard covers a view, from its lower edge up.
  private mutating func coverByKeyboard(_ spot: inout Spot, _ slot: Int32) {
    guard spot.axis == .vertical, let view = items[Int(slot)].view else { return }
    let safeArea = insets(of: slot).safeArea
    let height = Self.tame(asking { view.keyboardLayoutGuide.coveredHeight(safeArea) })
    switch spot.place {
    case .start: spot.offset = -height
    case .middle: spot.offset = -height / 2
    case .end: spot.offset = 0
    case .length:
      spot.slot = -1
      spot.offset = height
    }
    spot.place = spot.place == .length ? .start : .end
  }

  /// Moves a spot to where insets have it.
  private func inset(_ spot: inout Spot, _ insets: UIEdgeInsets) {
    let (before, after) =
      spot.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let distance =
      switch spot.place {
      case .start: before
      case .end: -after
      case .middle: (before - after) / 2
      case .length: -(before + after)
      }
    spot.offset += Self.tame(distance)
  }

  /// Returns the line that the first or last text of a view stands on, or else its lower edge.
  mutating func baseline(of slot: Int32, _ attribute: NSLayoutConstraint.Attribute) -> Spot {
    let isFirst = attribute == .firstBaseline
    var spot = Spot(slot: slot, axis: .vertical, place: .end, offset: 0)
    guard let view = items[Int(slot)].view else { return spot }
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard let node = target.layoutState.node, node.stamp == stamp else { return spot }
    spot.slot = node.index
    guard node.features.contains(.hasBaselines), let text = target as? any TextBaselines else {
      return spot
    }
    if isFirst { spot.place = .start }
    let distance = isFirst ? text.firstBaselineOffset : -text.lastBaselineOffset
    spot.offset = Self.tame(distance)
    return spot
  }

  // MARK: Values that the pass does not decide

  /// Returns a part of a view or guide inside the root that is as it is.
  private mutating func outside(
    _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem?,
    _ axis: NSLayoutConstraint.Axis, _ place: LayoutPlace
  ) -> Spot? {
    guard let item, let view = item.view else { return nil }
    let frame = asking {
      var frame = view.bounds
      if case .guide(let guide) = item { frame = guide.layoutFrame }
      if attribute.isOfMargins { frame = frame.inset(by: view.layoutMargins) }
      if attribute.isBaseline, let text = view as? any TextBaselines {
        frame.size.height =
          attribute == .firstBaseline
          ? text.firstBaselineOffset : frame.height - text.lastBaselineOffset
      }
      return frame
    }
    guard let around = itemAround(view) else { return nil }
    view.layoutNode.isGiven = true
    guard let outer = items[Int(around)].view else { return nil }
    let alignment = items[Int(around)].alignment
    let inside = outer.convert(frame, from: view).offsetBy(dx: -alignment.left, dy: -alignment.top)
    return given(inside, in: outer, slot: around, axis, place)
  }

  private func itemAround(_ view: UIView) -> Int32? {
    var ancestor: UIView? = view
    while let next = ancestor {
      if let node = next.layoutState.node, node.stamp == stamp { return node.index }
      ancestor = next.storedSuperview
    }
    return nil
  }

  private func given(
    _ frame: CGRect, in view: UIView, slot: Int32, _ axis: NSLayoutConstraint.Axis,
    _ place: LayoutPlace
  ) -> Spot? {
    let isHorizontal = axis == .horizontal
    let shift = isHorizontal ? view.storedBounds.minX : view.storedBounds.minY
    let start = (isHorizontal ? frame.minX : frame.minY) - shift
    let length = isHorizontal ? frame.width : frame.height
    guard start.isFinite, length.isFinite else { return nil }
    let offset =
      switch place {
      case .start: start
      case .end: start + length
      case .middle: start + length / 2
      case .length: length
      }
    let isLength = place == .length
    return Spot(slot: isLength ? -1 : slot, axis: axis, place: .start, offset: Self.tame(offset))
  }
}
