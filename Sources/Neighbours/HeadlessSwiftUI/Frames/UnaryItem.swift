/// An item that a modifier measures and places.
final class UnaryItem<C: View, M: UnaryLayout>: _LayoutItem {
  /// The node of the modifier, which may have gone while a list still shows the row.
  private weak var owner: UnaryNode<C, M>?
  let item: _LayoutItem

  init(_ owner: UnaryNode<C, M>, _ item: _LayoutItem) {
    self.owner = owner
    self.item = item
  }

  override var traits: ViewTraits {
    var traits = item.traits
    owner?.modifier.change(&traits)
    return traits
  }

  override var stage: RowStage? { item.stage }

  override var rowIdentity: ObjectIdentifier { item.rowIdentity }

  override var spacing: ViewSpacing { owner?.modifier.spacing(of: item) ?? item.spacing }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    owner?.modifier.explicit(guide, of: item, in: size(proposal), proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    owner?.modifier.size(of: item, proposal) ?? item.size(proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    owner?.modifier.place(item, at: origin, in: size(proposal), proposal, canvas)
  }
}
