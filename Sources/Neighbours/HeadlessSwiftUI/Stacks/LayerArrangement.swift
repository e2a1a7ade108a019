/// Items that lie one in front of the other.
struct LayerArrangement: Arrangement {
  let alignment: Alignment

  /// How far the items that count reach to all sides of the point by which they are aligned.
  private func extent(_ items: [_LayoutItem], _ proposal: ProposedViewSize) -> EdgeInsets {
    guard let highest = items.map(\.traits.priority).max() else { return EdgeInsets() }
    var extent = EdgeInsets(
      top: -.infinity, leading: -.infinity, bottom: -.infinity, trailing: -.infinity)
    for item in items where item.traits.priority == highest {
      let dimensions = item.dimensions(proposal)
      let point = alignment.point(dimensions)
      extent.top = max(extent.top, point.y)
      extent.leading = max(extent.leading, point.x)
      extent.bottom = max(extent.bottom, dimensions.height - point.y)
      extent.trailing = max(extent.trailing, dimensions.width - point.x)
    }
    return extent
  }

  func size(of items: [_LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    if items.count == 1 { return items[0].size(proposal) }
    let extent = extent(items, proposal)
    return CGSize(width: extent.horizontal, height: extent.vertical)
  }

  func placements(
    of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [Placement] {
    let extent = extent(items, proposal)
    // The items are aligned in the size that was asked for, which another one may have answered.
    let rest = CGSize(width: size.width - extent.horizontal, height: size.height - extent.vertical)
    let share = alignment.point(in: CGSize(width: 1, height: 1))
    return items.map { item in
      let point = alignment.point(item.dimensions(proposal))
      return Placement(
        origin: CGPoint(
          x: extent.leading - point.x + rest.width * share.x,
          y: extent.top - point.y + rest.height * share.y),
        proposal: proposal)
    }
  }
}
