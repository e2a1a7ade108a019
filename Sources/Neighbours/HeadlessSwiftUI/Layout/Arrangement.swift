/// Where an item comes to stand, and what it is offered there.
struct Placement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// How a container lays out its items.
@preconcurrency @MainActor
protocol Arrangement {
  /// The direction in which the items follow each other, if they do.
  var axis: Axis? { get }

  /// The size that the items need together.
  func size(of items: [_LayoutItem], _ proposal: ProposedViewSize) -> CGSize

  /// Where the items stand in that size.
  func placements(
    of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [Placement]

  /// Puts the items to their places.
  func place(
    _ items: [_LayoutItem], at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas)

  /// How far the items want to stand from others.
  func spacing(of items: [_LayoutItem]) -> ViewSpacing

  /// Where the items say together that they have a guide.
  func explicit(
    _ guide: AlignmentGuide, of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat?
}

extension Arrangement {
  var axis: Axis? { nil }

  func spacing(of items: [_LayoutItem]) -> ViewSpacing {
    items.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  func explicit(
    _ guide: AlignmentGuide, of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isEverSet else { return nil }
    let values = zip(items, placements(of: items, in: size, proposal)).compactMap { item, place in
      item.explicit(guide, place.proposal).map { $0 + place.origin[guide.axis] }
    }
    return guide.combined(values)
  }

  /// Puts the items to their places, those behind first.
  func place(
    _ items: [_LayoutItem], at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    let all = zip(items, placements(of: items, in: size, proposal))
    guard items.contains(where: { $0.traits.zIndex != 0 }) else {
      for (item, place) in all {
        item.place(place.origin.moved(by: origin), place.proposal, canvas)
      }
      return
    }
    // Items of the same index stay in their order.
    let sorted = all.enumerated().sorted {
      ($0.element.0.traits.zIndex, $0.offset) < ($1.element.0.traits.zIndex, $1.offset)
    }
    for (_, (item, place)) in sorted {
      item.place(place.origin.moved(by: origin), place.proposal, canvas)
    }
  }
}
