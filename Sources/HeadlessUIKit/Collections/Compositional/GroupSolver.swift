import Foundation

/// Lays out groups within each other.
@MainActor
struct GroupSolver {
  let traits: UITraitCollection
  /// The sizes that cells of the section have asked for.
  var sizes = MeasuredSizes.Items()

  /// How far items may exceed a group by rounding errors.
  static let tolerance: CGFloat = 0.001

  /// Lays out an item or a group, with at most so many of the items.
  ///
  /// - Parameters:
  ///   - first: The item of the section that comes first, if what cells have asked for counts.
  ///   - forced: The length that a group gives each of its items, with its axis.
  func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, limit: Int = .max, first: Int? = nil,
    forced: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> GroupTemplate {
    var size = item.storedSize.points(in: container)
    if let (axis, length) = forced { size = axis.size(length, axis.other.length(size)) }
    let isGroup = item is NSCollectionLayoutGroup
    let free = isGroup ? [] : item.storedSize.freeAxes.subtracting(FreeAxes(forced?.axis))
    if !free.isEmpty, let first, let known = sizes[first] {
      size = free.size(size, takingFrom: known)
    }
    let insets = insets(of: item, forced: forced?.axis)
    guard let group = item as? NSCollectionLayoutGroup else {
      let frame = CGRect(origin: .zero, size: size).inset(by: insets)
      return GroupTemplate(
        size: size,
        slots: [
          GroupTemplate.Slot(frame: frame, badges: badges(of: item, at: frame), freeAxes: free)
        ])
    }
    var solved = arrange(group, size, insets, limit: limit, first: first)
    if !group.storedSupplementaryItems.isEmpty, !solved.slots.isEmpty {
      let frame = CGRect(origin: .zero, size: solved.size).inset(by: insets)
      solved.slots[0].badges += badges(of: group, at: frame)
    }
    return solved
  }

  /// The insets of an item; zero along an axis whose length is estimated (behaviour 524).
  private func insets(
    of item: NSCollectionLayoutItem, forced: LayoutAxis?
  ) -> NSDirectionalEdgeInsets {
    var insets = item.contentInsets
    let size = item.storedSize
    if size.isEstimated(along: .horizontal), forced != .horizontal {
      (insets.leading, insets.trailing) = (0, 0)
    }
    if size.isEstimated(along: .vertical), forced != .vertical {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  private func badges(
    of item: NSCollectionLayoutItem, at frame: CGRect
  ) -> [GroupTemplate.Badge] {
    item.supplementaryItems.map { GroupTemplate.Badge(item: $0, container: frame) }
  }

  // MARK: Groups

  private func arrange(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ insets: NSDirectionalEdgeInsets,
    limit: Int, first: Int?
  ) -> GroupTemplate {
    let container = LayoutContainer(size, insets: insets)
    let inner = container.effectiveContentSize
    switch group.arrangement {
    case .custom(let provider):
      let items = provider(LayoutEnvironment(container, traits))
      let origin = CGPoint(x: insets.leading, y: insets.top)
      let slots = items.prefix(min(limit, GroupTemplate.slotLimit)).map {
        GroupTemplate.Slot(frame: $0.frame, zIndex: $0.zIndex).moved(by: origin)
      }
      return GroupTemplate(size: size, slots: slots)
    case .filled(let axis):
      let children = fill(group, axis, inner, limit: limit, first: first)
      return put(children, into: group, axis, size, insets)
    case .repeated(let axis, let count):
      let children = repeated(group, count, limit: limit, first: first) {
        solve($0, in: inner, limit: $1, first: $2)
      }
      return put(children, into: group, axis, size, insets)
    case .shared(let axis, let count):
      let gaps = CGFloat(max(0, count - 1)) * (group.interItemSpacing?.spacing ?? 0)
      let length = max(0, axis.length(inner) - gaps) / CGFloat(max(1, count))
      let children = repeated(group, count, limit: limit, first: first) {
        solve($0, in: inner, limit: $1, first: $2, forced: (axis, length))
      }
      return put(children, into: group, axis, size, insets)
    }
  }

  /// An item of a group, laid out by itself.
  private struct Child {
    let item: NSCollectionLayoutItem
    var solved: GroupTemplate

    @MainActor func outerLength(along axis: LayoutAxis) -> CGFloat {
      let (before, after) = axis.spacing(item.edgeSpacing)
      return (before?.spacing ?? 0) + axis.length(solved.size) + (after?.spacing ?? 0)
    }
  }

  /// Takes the items in turn until one does not fit any more (behaviour 522).
  ///
  /// A group whose own length is estimated has as many as were expected to fit, and grows with them.
  private func fill(
    _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ inner: CGSize, limit: Int, first: Int?
  ) -> [Child] {
    let subitems = group.storedSubitems
    guard !subitems.isEmpty else { return [] }
    let known = subitems.map { Child(item: $0, solved: solve($0, in: inner)) }
    let lengths = known.map { $0.outerLength(along: axis) }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = axis.length(inner) + Self.tolerance
    var children: [Child] = []
    var used: CGFloat = 0
    var count = 0
    // A round that takes no room would never end.
    let isEndless = lengths.reduce(0, +) + CGFloat(lengths.count) * spacing <= 0
    let most = isEndless ? subitems.count : GroupTemplate.slotLimit
    let grows = group.storedSize.isEstimated(along: axis)
    while children.count < most, count < limit {
      let index = children.count % subitems.count
      var child = known[index]
      let measured = first.flatMap { isMeasured(child, from: $0 + count) ? $0 + count : nil }
      if measured != nil || child.solved.slots.count > limit - count {
        child = Child(
          item: child.item,
          solved: solve(child.item, in: inner, limit: limit - count, first: measured))
      }
      let own = grows || measured == nil ? lengths[index] : child.outerLength(along: axis)
      let length = own + (children.isEmpty ? 0 : spacing)
      guard children.isEmpty || used + length <= room else { break }
      guard !child.solved.slots.isEmpty else { break }
      children.append(child)
      used += length
      count += child.solved.slots.count
    }
    return children
  }

  /// Returns whether any item of a child has been measured, if its first one is a certain one.
  private func isMeasured(_ child: Child, from first: Int) -> Bool {
    sizes.next(from: first).map { $0 < first + child.solved.slots.count } ?? false
  }

  private func repeated(
    _ group: NSCollectionLayoutGroup, _ count: Int, limit: Int, first: Int?,
    _ solve: (NSCollectionLayoutItem, Int, Int?) -> GroupTemplate
  ) -> [Child] {
    guard let item = group.storedSubitems.first else { return [] }
    var children: [Child] = []
    var left = min(limit, GroupTemplate.slotLimit)
    let known = Child(item: item, solved: solve(item, .max, nil))
    var next = first
    while children.count < count, left > 0 {
      var child = known
      let measured = next.flatMap { isMeasured(known, from: $0) ? $0 : nil }
      if measured != nil || known.solved.slots.count > left {
        child.solved = solve(item, left, measured)
      }
      guard !child.solved.slots.isEmpty else { break }
      children.append(child)
      left -= child.solved.slots.count
      next? += child.solved.slots.count
    }
    return children
  }

  /// Gives siblings that are all to be alike the length of the largest (behaviour 520).
  private func evened(_ children: [Child], _ axis: LayoutAxis) -> [Child] {
    let alike = children.indices.filter {
      children[$0].item.storedSize.isUniform(along: axis) && children[$0].solved.slots.count == 1
    }
    guard alike.count > 1 else { return children }
    let most = alike.map { axis.length(children[$0].solved.size) }.max() ?? 0
    var children = children
    for index in alike {
      let size = children[index].solved.size
      children[index].solved.size = axis.size(most, axis.other.length(size))
      // There are no insets along an estimated axis.
      let frame = children[index].solved.slots[0].frame
      let evened = CGRect(
        origin: frame.origin, size: axis.size(most, axis.other.length(frame.size)))
      children[index].solved.slots[0].frame = evened
      for badge in children[index].solved.slots[0].badges.indices {
        children[index].solved.slots[0].badges[badge].container = evened
      }
    }
    return children
  }

  /// Puts items one after the other, and shares out the remaining room (behaviour 524).
  private func put(
    _ unevened: [Child], into group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ size: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> GroupTemplate {
    let children = evened(evened(unevened, .horizontal), .vertical)
    let across = axis.other
    let (before, after) = axis.insets(insets)
    let (low, high) = across.insets(insets)
    let gap = group.interItemSpacing
    let used =
      children.reduce(0) { $0 + $1.outerLength(along: axis) }
      + CGFloat(max(0, children.count - 1)) * (gap?.spacing ?? 0)
    var length = axis.length(size)
    if group.storedSize.isEstimated(along: axis) { length = used + before + after }
    var breadth = across.length(size)
    if group.storedSize.isEstimated(along: across) {
      breadth = (children.map { $0.outerLength(along: across) }.max() ?? 0) + low + high
    }
    let springs = children.reduce(gap?.isFlexibleSpacing == true ? max(0, children.count - 1) : 0) {
      $0 + Springs(axis.spacing($1.item.edgeSpacing)).count
    }
    let share = springs == 0 ? 0 : max(0, length - before - after - used) / CGFloat(springs)
    var slots: [GroupTemplate.Slot] = []
    var start = before
    for (index, child) in children.enumerated() {
      if index > 0 { start += (gap?.spacing ?? 0) + (gap?.isFlexibleSpacing == true ? share : 0) }
      let along = Springs(axis.spacing(child.item.edgeSpacing))
      start += along.before(share)
      let side = Springs(across.spacing(child.item.edgeSpacing))
      let offset = side.offset(
        of: across.length(child.solved.size), within: breadth - low - high)
      slots += child.solved.slots.map { $0.moved(by: axis.point(start, low + offset)) }
      start += axis.length(child.solved.size) + along.after(share)
    }
    return GroupTemplate(size: axis.size(length, breadth), slots: slots)
  }
}
