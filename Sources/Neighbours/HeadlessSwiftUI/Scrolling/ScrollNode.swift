/// The node of views that can be larger than the room that they have.
final class ScrollNode<C: View>: _Node<ScrollView<C>> {
  private var view: ScrollView<C>
  private var child: _Node<C>?
  private var known = KnownItems()
  private let uiView = HostedScrollView()
  /// What was placed last, which is placed again as it is scrolled.
  private var last: (frame: CGRect, canvas: Canvas)?

  init(_ view: ScrollView<C>, _ context: _Context) {
    self.view = view
    super.init(context)
    child = C._makeNode(view.content, inner(along: .vertical))
    uiView.scrolled = { [weak self] in self?.placeContent() }
    show()
  }

  private func show() {
    let shows = environment.verticalScrollIndicatorVisibility.isShown ?? view.showsIndicators
    uiView.showsVerticalScrollIndicator = shows
    uiView.showsHorizontalScrollIndicator = shows
    let bounces = !environment.verticalScrollBounceBehavior.isByNeed
    uiView.alwaysBounceVertical = bounces && view.axes.contains(.vertical)
    uiView.alwaysBounceHorizontal = bounces && view.axes.contains(.horizontal)
    uiView.isScrollEnabled = environment.isScrollEnabled
    uiView.clipsToBounds = !environment.isScrollClipDisabled
    uiView.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
  }

  override func update(_ view: ScrollView<C>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    show()
    child?.update(view.content, environment)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    show()
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known.forget()
    layoutChanged()
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      direction: .vertical, guide: HorizontalAlignment.center.guide, gap: nil)
  }

  /// What the views are offered: their own length in the directions in which they scroll.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: view.axes.contains(.horizontal) ? nil : proposal.width,
      height: view.axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let items = known.items(of: child)
    return proposal.replacingUnspecifiedDimensions(by: arrangement.size(of: items, offer(proposal)))
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: Canvas) {
    let own = CGRect(origin: origin, size: size(proposal))
    // It goes on under bars, and keeps its content clear of them by its insets.
    let frame = canvas.grown(own, view.axes.contains(.vertical) ? .vertical : .horizontal)
    canvas.marks.apply(to: uiView)
    canvas.add(uiView, frame)
    last = (own.offsetBy(dx: -frame.minX, dy: -frame.minY), canvas.within(uiView, frame))
    placeContent()
  }

  private func placeContent() {
    guard let (frame, outer) = last else { return }
    let items = known.items(of: child)
    let offer = offer(ProposedViewSize(frame.size))
    let size = arrangement.size(of: items, offer)
    let whole = CGSize(
      width: view.axes.contains(.horizontal) ? size.width : frame.width,
      height: view.axes.contains(.vertical) ? size.height : frame.height)
    if uiView.contentSize != whole { uiView.contentSize = whole }
    let canvas = outer.scrolled(by: uiView.contentOffset)
    let inset = view.axes.contains(.horizontal) ? 0 : (frame.width - size.width) / 2
    arrangement.place(items, at: CGPoint(x: inset, y: 0), in: size, offer, canvas)
    canvas.finish()
  }
}
