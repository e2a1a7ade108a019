/// An item in a view of UIKit's.
final class BoxItem<C: View, M: BoxModifier>: _LayoutItem {
  private unowned let owner: BoxNode<C, M>
  let item: _LayoutItem
  let view: M.Made

  init(_ owner: BoxNode<C, M>, _ item: _LayoutItem) {
    self.owner = owner
    self.item = item
    view = owner.modifier.make()
    super.init()
    owner.show(in: view)
  }

  override var traits: ViewTraits { item.traits }

  override var stage: RowStage? { item.stage }

  override var rowIdentity: ObjectIdentifier { item.rowIdentity }

  override var spacing: ViewSpacing { item.spacing }

  override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
    item.explicit(guide, proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let frame = CGRect(origin: origin, size: size(proposal))
    canvas.add(view, frame)
    (view as? GestureView)?.spaces = canvas.spaces
    let inner = canvas.within(view, frame)
    item.place(.zero, proposal, inner)
    inner.finish()
    owner.modifier.sized(view)
  }
}
