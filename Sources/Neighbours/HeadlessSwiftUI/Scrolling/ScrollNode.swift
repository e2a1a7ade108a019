/// The node of views that can be larger than the room that they have.
final class ScrollNode<C: View>: _Node<ScrollView<C>> {
  private var view: ScrollView<C>
  private var child: _Node<C>?
  private var known = KnownItems()
  private let uiView = HostedScrollView()
  /// Whether the part that is to be shown first has been shown.
  private var hasBegun = false
  /// The identity that was told of, or told, last.
  private var lastPlace: AnyHashable?
  private let refresher = Refresher()
  /// What was placed last, which is placed again as it is scrolled.
  private var last: (frame: CGRect, canvas: UIKitCanvas)?

  init(_ view: ScrollView<C>, _ context: _Context) {
    self.view = view
    super.init(context)
    var inside = inner(along: .vertical)
    inside.environment = environmentWithin
    child = C._makeNode(view.content, inside)
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
    uiView.isPagingEnabled = environment.isPaging
    uiView.isScrollEnabled = environment.isScrollEnabled
    uiView.clipsToBounds = !environment.isScrollClipDisabled
    uiView.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
    if view.axes.contains(.vertical), UIDevice.current.system.major >= 16 {
      refresher.show(environment.refresh, in: uiView)
    }
  }

  override func update(_ view: ScrollView<C>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    show()
    child?.update(view.content, environmentWithin)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(environmentWithin)
    show()
  }

  /// What the views within know: the size of what they are in.
  private var environmentWithin: EnvironmentValues {
    derived.of(environment) { $0.containerSize = container }
  }

  private var derived = DerivedEnvironment()

  private lazy var container = ContainerSize { [weak self] in
    guard let own = self?.last?.frame.size, own.width > 0 else { return nil }
    return own
  }

  override var ownView: UIView? { uiView }

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
    let room = proposal.inset(by: environment.contentMargins)
    return ProposedViewSize(
      width: view.axes.contains(.horizontal) ? nil : room.width,
      height: view.axes.contains(.vertical) ? nil : room.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let items = known.items(of: child)
    return proposal.replacingUnspecifiedDimensions(by: arrangement.size(of: items, offer(proposal)))
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let own = CGRect(origin: origin, size: size(proposal))
    // It goes on under bars, and keeps its content clear of them by its insets.
    let frame = canvas.grown(own, view.axes.contains(.vertical) ? .vertical : .horizontal)
    canvas.marks.apply(to: uiView)
    canvas.add(uiView, frame)
    let isOther = last?.frame.size != own.size
    last = (own.offsetBy(dx: -frame.minX, dy: -frame.minY), canvas.within(uiView, frame))
    if isOther { container.changed() }
    placeContent()
  }

  private func placeContent() {
    guard let (frame, outer) = last else { return }
    let items = known.items(of: child)
    let offer = offer(ProposedViewSize(frame.size))
    let size = arrangement.size(of: items, offer)
    let margins = environment.contentMargins
    let (sides, ends) = (margins.leading + margins.trailing, margins.top + margins.bottom)
    let whole = CGSize(
      width: view.axes.contains(.horizontal) ? size.width + sides : frame.width,
      height: view.axes.contains(.vertical) ? size.height + ends : frame.height)
    if uiView.contentSize != whole { uiView.contentSize = whole }
    begin(whole)
    let canvas = outer.scrolled(by: uiView.contentOffset)
    let free = view.axes.contains(.horizontal) ? 0 : (frame.width - sides - size.width) / 2
    let origin = CGPoint(x: margins.leading + free, y: margins.top)
    arrangement.place(items, at: origin, in: size, offer, canvas)
    canvas.finish()
    tellPlace()
  }

  // MARK: Where it stands

  /// Shows the part that is to be shown first.
  private func begin(_ whole: CGSize) {
    guard !hasBegun, let start = environment.scrollStart, uiView.bounds.height > 0 else { return }
    hasBegun = true
    let insets = uiView.adjustedContentInset
    let room = uiView.bounds.inset(by: insets).size
    uiView.contentOffset = CGPoint(
      x: max(whole.width - room.width, 0) * start.x - insets.left,
      y: max(whole.height - room.height, 0) * start.y - insets.top)
  }

  /// Tells what watches it, and follows the identity that it is to stand at.
  private func tellPlace() {
    let insets = uiView.adjustedContentInset
    environment.scrollWatch?.tell(
      ScrollGeometry(
        contentOffset: uiView.contentOffset, contentSize: uiView.contentSize,
        contentInsets: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        containerSize: uiView.bounds.size))
    guard let place = environment.scrollPlace else { return }
    let wanted = place.wanted
    if wanted != lastPlace {
      lastPlace = wanted
      guard let wanted else { return }
      updates.later { [weak self] in
        self?.node(with: wanted)?.scroll(to: place.anchor ?? .top, animated: false)
      }
    } else if uiView.isTracking || uiView.isDecelerating || uiView.isDragging,
      let first = firstShown, first != wanted
    {
      lastPlace = first
      updates.later { place.id.wrappedValue = first }
    }
  }

  /// The identity of the first element that is to be seen.
  private var firstShown: AnyHashable? {
    let top = uiView.contentOffset.y + uiView.adjustedContentInset.top
    let left = uiView.contentOffset.x + uiView.adjustedContentInset.left
    return elementFrames(in: uiView).first { $0.frame.maxY > top && $0.frame.maxX > left }?.id
  }
}
