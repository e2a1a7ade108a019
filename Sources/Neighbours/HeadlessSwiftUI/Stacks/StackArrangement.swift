/// Items that follow each other.
struct StackArrangement: Arrangement {
  let direction: Axis
  /// The line by which they are aligned across.
  let guide: AlignmentGuide
  let gap: CGFloat?

  var axis: Axis? { direction }

  /// The gaps between the items.
  private func gaps(_ items: [_LayoutItem]) -> [CGFloat] {
    guard items.count > 1 else { return [] }
    if let gap { return Array(repeating: gap, count: items.count - 1) }
    let spacings = items.map(\.spacing)
    return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: direction) }
  }

  /// What the items are offered in the end.
  private func proposals(_ items: [_LayoutItem], _ proposal: ProposedViewSize, _ gaps: [CGFloat])
    -> [ProposedViewSize]
  {
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      var offer = proposal
      offer[direction] = length
      return offer
    }
    guard let total = proposal[direction] else { return items.map { _ in offer(nil) } }
    guard total.isFinite else { return items.map { _ in offer(.infinity) } }
    var answer = items.map { _ in proposal }
    let priorities = items.map(\.traits.priority)
    let ends = items.map {
      (least: $0.size(offer(0))[direction], most: $0.size(offer(.infinity))[direction])
    }
    var left = total - gaps.reduce(0, +)
    var reserved = ends.reduce(0) { $0 + $1.least }
    for priority in Set(priorities).sorted(by: >) {
      let group = items.indices.filter { priorities[$0] == priority }.sorted {
        isBefore(($0, ends[$0]), ($1, ends[$1]))
      }
      reserved -= group.reduce(0) { $0 + ends[$1].least }
      var rest = left - reserved
      for (position, index) in group.enumerated() {
        answer[index] = offer(max(rest / CGFloat(group.count - position), 0))
        let taken = items[index].size(answer[index])[direction]
        rest -= taken
        left -= taken
      }
    }
    return answer
  }

  /// The less flexible item is asked first; among those without end, the one that needs more.
  private func isBefore(
    _ one: (index: Int, ends: (least: CGFloat, most: CGFloat)),
    _ other: (index: Int, ends: (least: CGFloat, most: CGFloat))
  ) -> Bool {
    let (first, second) = (one.ends.most - one.ends.least, other.ends.most - other.ends.least)
    if first != second { return first < second }
    if first == .infinity, one.ends.least != other.ends.least {
      return one.ends.least > other.ends.least
    }
    return one.index < other.index
  }

  /// How far the items reach to both sides of the line across.
  private func extent(
    _ items: [_LayoutItem], _ proposals: [ProposedViewSize]
  ) -> (before: CGFloat, after: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for (item, proposal) in zip(items, proposals) {
      let line = line(item.dimensions(proposal))
      before = max(before, line)
      after = max(after, item.size(proposal)[direction.other] - line)
    }
    return items.isEmpty ? (0, 0) : (before, after)
  }

  private func line(_ dimensions: ViewDimensions) -> CGFloat {
    dimensions.explicit(guide) ?? guide.id.defaultValue(in: dimensions)
  }

  func size(of items: [_LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    let gaps = gaps(items)
    let proposals = proposals(items, proposal, gaps)
    let extent = extent(items, proposals)
    var size = CGSize.zero
    size[direction] = zip(items, proposals).reduce(gaps.reduce(0, +)) {
      $0 + $1.0.size($1.1)[direction]
    }
    size[direction.other] = extent.before + extent.after
    return size
  }

  func placements(
    of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [Placement] {
    let gaps = gaps(items)
    let proposals = proposals(items, proposal, gaps)
    let line = extent(items, proposals).before
    var at = CGFloat.zero
    return zip(items, proposals).enumerated().map { index, one in
      var origin = CGPoint.zero
      origin[direction] = at
      origin[direction.other] = line - self.line(one.0.dimensions(one.1))
      at += one.0.size(one.1)[direction] + (index < gaps.count ? gaps[index] : 0)
      return Placement(origin: origin, proposal: one.1)
    }
  }

  func spacing(of items: [_LayoutItem]) -> ViewSpacing {
    guard let first = items.first?.spacing, let last = items.last?.spacing else {
      return ViewSpacing()
    }
    var spacing = ViewSpacing()
    let sides: Edge.Set = direction == .vertical ? .horizontal : .vertical
    for item in items { spacing.formUnion(item.spacing, edges: sides) }
    spacing.formUnion(first, edges: direction == .vertical ? .top : .leading)
    spacing.formUnion(last, edges: direction == .vertical ? .bottom : .trailing)
    return spacing
  }
}
