/// The view above or below the rows of a section.
final class SectionEndView: UICollectionReusableView {
  private weak var agent: ListAgent?
  private var items: [_LayoutItem] = []
  private var isHeader = true

  func show(_ items: [_LayoutItem], isHeader: Bool, _ agent: ListAgent) {
    self.agent = agent
    if self.items.first !== items.first { setStage(false) }
    self.items = items
    self.isHeader = isHeader
    setStage(isShown)
    contentChanged()
  }

  /// The views may look different, or need another size.
  func contentChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var isShown = false

  /// The view comes, or goes.
  func setShown(_ isShown: Bool) {
    self.isShown = isShown
    setStage(isShown)
  }

  private func setStage(_ isShown: Bool) {
    guard let agent else { return }
    items.first?.stage?.setShown(isShown && agent.isOnScreen, agent.node.updates)
  }

  private var insets: EdgeInsets {
    guard let look = agent?.look else { return EdgeInsets() }
    return isHeader ? look.headerInsets : look.footerInsets
  }

  private var arrangement: StackArrangement {
    StackArrangement(direction: .vertical, guide: HorizontalAlignment.leading.guide, gap: nil)
  }

  private func proposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = arrangement.size(of: items, proposal(targetSize.width))
    let least = isHeader ? agent?.environment.defaultMinListHeaderHeight ?? 0 : 0
    return CGSize(
      width: targetSize.width, height: max(size.height + insets.vertical, least).upToPixel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let agent, let outer = agent.canvas else { return }
    backgroundColor = agent.look.isGrouped ? .clear : agent.look.background
    let canvas = outer.within(self)
    if isHeader { canvas.marks.added = .header }
    let proposal = proposal(bounds.width)
    let size = arrangement.size(of: items, proposal)
    let free = bounds.height - insets.vertical - size.height
    arrangement.place(
      items, at: CGPoint(x: insets.leading, y: insets.top + free), in: size, proposal, canvas)
    canvas.finish()
  }
}
