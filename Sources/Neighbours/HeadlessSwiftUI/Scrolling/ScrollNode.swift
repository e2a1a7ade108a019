/// The node of views that can be larger than the room that they have.
final class ScrollNode<C: View>: _Node<ScrollView<C>> {
  private var view: ScrollView<C>
  private var child: _Node<C>?
  private var known = KnownItems()
  private let uiView = HostedScrollView()
  /// Whether the part that is to be shown first has been shown.
  private var hasBegun = false
  /// The place that was wished, or told, last.
  private var lastPlace: ScrollPlace?
  private let agent = ScrollAgent()
  /// Whether what came into sight has changed the length of the content.
  private var isStale = false
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
    uiView.delegate = agent
    show()
  }

  private func show() {
    let shows = environment.verticalScrollIndicatorVisibility.isShown ?? view.showsIndicators
    uiView.showsVerticalScrollIndicator = shows
    uiView.showsHorizontalScrollIndicator = shows
    let bounces = !environment.verticalScrollBounceBehavior.isByNeed
    uiView.alwaysBounceVertical = bounces && view.axes.contains(.vertical)
    uiView.alwaysBounceHorizontal = bounces && view.axes.contains(.horizontal)
    let rest = environment.scrollRest
    uiView.isPagingEnabled = rest?.isPaging ?? false
    agent.rest = nil
    if let behavior = rest?.behavior, !uiView.isPagingEnabled {
      agent.rest = { [weak self] start, end, velocity in
        self?.rest(behavior, start, end, velocity) ?? end
      }
    }
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
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
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

  override func lengthsLearned() {
    forgetSizes()
    isStale = true
  }

  /// Places the content, again where what came into sight has another length than was thought.
  private func placeContent() {
    guard let (frame, outer) = last else { return }
    for _ in 0..<8 {
      isStale = false
      placeContent(in: frame, outer)
      if !isStale { break }
    }
    tellPlace()
  }

  private func placeContent(in frame: CGRect, _ outer: UIKitCanvas) {
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
    if place.wish != lastPlace?.wish || place.number != lastPlace?.number {
      lastPlace = place
      guard let wish = place.wish else { return }
      updates.later { [weak self] in self?.go(to: wish, place.anchor) }
    } else if agent.isByUser {
      let isOver = !uiView.isTracking && !uiView.isDragging && !uiView.isDecelerating
      if isOver { agent.isByUser = false }
      guard let first = firstShown, first != place.id else { return }
      lastPlace?.wish = .id(first, nil)
      updates.later { place.tell(first) }
    }
  }

  private func go(to wish: ScrollPlace.Wish, _ anchor: UnitPoint?) {
    switch wish {
    case .id(let id, let own):
      node(with: id)?.scroll(to: own ?? anchor ?? .top, animated: false)
    case .edge(let edge):
      let whole = CGRect(origin: .zero, size: uiView.contentSize)
      let end: UnitPoint = edge == .top || edge == .leading ? .topLeading : .bottomTrailing
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let before = uiView.contentOffset[axis.other]
      uiView.show(whole, at: end, animated: false)
      uiView.contentOffset[axis.other] = before
    case .point(let x, let y):
      let insets = uiView.adjustedContentInset
      let offset = uiView.contentOffset
      uiView.contentOffset = CGPoint(
        x: x.map { $0 - insets.left } ?? offset.x, y: y.map { $0 - insets.top } ?? offset.y)
    }
  }

  /// Where it comes to rest, as a behavior of the app's says.
  private func rest(
    _ behavior: any ScrollTargetBehavior, _ start: CGPoint, _ end: CGPoint, _ velocity: CGPoint
  ) -> CGPoint {
    let (insets, margins) = (uiView.adjustedContentInset, environment.contentMargins)
    let origin = CGPoint(x: insets.left + margins.leading, y: insets.top + margins.top)
    let size = uiView.bounds.inset(by: insets).size
    let room = CGSize(
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    var target = ScrollTarget(rect: CGRect(origin: end.moved(by: origin), size: room))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start.moved(by: origin), size: room)),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: uiView.contentSize,
      containerSize: room, axes: view.axes, environment: environment,
      targets: child?.targetFrames(in: uiView) ?? [])
    behavior.updateTarget(&target, context: context)
    let whole = uiView.contentSize
    func within(_ offset: CGFloat, _ least: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
      max(min(offset, end - length), least)
    }
    return CGPoint(
      x: within(
        target.rect.minX - origin.x, -insets.left, whole.width + insets.right, uiView.bounds.width),
      y: within(
        target.rect.minY - origin.y, -insets.top, whole.height + insets.bottom,
        uiView.bounds.height))
  }

  /// The identity of the first element that is to be seen.
  private var firstShown: AnyHashable? {
    let top = uiView.contentOffset.y + uiView.adjustedContentInset.top
    let left = uiView.contentOffset.x + uiView.adjustedContentInset.left
    return elementFrames(in: uiView).first { $0.frame.maxY > top && $0.frame.maxX > left }?.id
  }
}
