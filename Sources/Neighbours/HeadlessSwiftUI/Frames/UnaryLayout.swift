/// A modifier that measures and places what it modifies, one item after the other.
@preconcurrency @MainActor
protocol UnaryLayout: ViewModifier where Body == Never {
  /// The size that is answered to a proposal.
  func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize

  /// Where the item stands in that size.
  func placement(of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> Placement

  /// Puts the item to its place.
  func place(
    _ item: _LayoutItem, at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas)

  /// How far the item wants to stand from others.
  func spacing(of item: _LayoutItem) -> ViewSpacing

  /// Where the item says that it has a guide.
  func explicit(
    _ guide: AlignmentGuide, of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat?

  /// Changes what containers read of the item.
  func change(_ traits: inout ViewTraits)

  /// Whether another modifier does the same.
  func isSame(as other: Self) -> Bool
}

extension UnaryLayout {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    UnaryNode(view, context)
  }

  func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  func placement(of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  func place(
    _ item: _LayoutItem, at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    let placement = placement(of: item, in: size, proposal)
    item.place(placement.origin.moved(by: origin), placement.proposal, canvas)
  }

  func spacing(of item: _LayoutItem) -> ViewSpacing { item.spacing }

  func explicit(
    _ guide: AlignmentGuide, of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let placement = placement(of: item, in: size, proposal)
    return item.explicit(guide, placement.proposal).map { $0 + placement.origin[guide.axis] }
  }

  func change(_ traits: inout ViewTraits) {}

  func isSame(as other: Self) -> Bool { FieldPlan.areSame(self, other) }
}
