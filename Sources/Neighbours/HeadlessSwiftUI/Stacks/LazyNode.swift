/// The node of a stack or a grid whose views are made as they come into sight.
final class LazyNode<V: View, C: View>: _Node<V> {
  /// What such stacks and grids have in common.
  typealias Parts = (tracks: LazyTracks, pinned: PinnedScrollableViews, content: C)

  private let parts: @MainActor (V) -> Parts
  private var tracks: LazyTracks
  private var pinned: PinnedScrollableViews
  private var child: _Node<C>?
  /// The lines, which are made anew when other views are there.
  private var known: LazyLines?
  private var old: LazyLines?
  private let stages = LazyStages()
  private var appearance: Appearance?
  /// Where it was placed last.
  private var last: (origin: CGPoint, proposal: ProposedViewSize, view: Weak<UIView>)?

  init(_ view: V, _ context: _Context, _ parts: @escaping @MainActor (V) -> Parts) {
    self.parts = parts
    let all = parts(view)
    (tracks, pinned) = (all.tracks, all.pinned)
    super.init(context)
    var inner = inner(along: tracks.direction)
    inner.isInLazyStack = true
    inner.stage = RowStage()
    child = C._makeNode(all.content, inner)
    let appearance = Appearance { [weak self] isVisible in
      guard let self else { return }
      stages.setOnScreen(isVisible, known?.shown ?? [], updates)
    }
    self.appearance = appearance
    watch(appearance)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let all = parts(view)
    let isSame = FieldPlan.areSame(tracks, all.tracks) && pinned == all.pinned
    (tracks, pinned) = (all.tracks, all.pinned)
    if !isSame { structureChanged() }
    child?.update(all.content, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    old = known ?? old
    known = nil
    layoutChanged()
  }

  // MARK: Layout

  private func lines(_ proposal: ProposedViewSize) -> LazyLines {
    let lines = known ?? LazyLines(LazySlot.all(in: child), tracks, after: old)
    (known, old) = (lines, nil)
    lines.measure(in: proposal[tracks.across])
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { lines(proposal).size }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    last = (origin, proposal, Weak(canvas.view))
    let before = size(proposal)
    let lines = lines(proposal)
    let sight = LazySight(canvas, from: origin, along: tracks.direction)
    let gone = lines.shown
    let placements = lines.placements(in: sight, pinned)
    for slot in gone { slot.isInSight = false }
    for slot in lines.shown { slot.isInSight = true }
    for (slot, place) in placements {
      slot.item?.place(place.origin.moved(by: origin), place.proposal, canvas)
    }
    stages.show(lines.shown, updates)
    // What came into sight may be longer than was thought, or has brought other views.
    if known !== lines || lines.size != before { lengthsLearned() }
  }

  // MARK: Scrolling

  override func reveal(_ node: _AnyNode, at anchor: UnitPoint?, animated: Bool) -> Bool {
    guard node !== self, let (origin, proposal, view) = last, let view = view.object,
      let scrollView = view.scrollViewAround
    else { return super.reveal(node, at: anchor, animated: animated) }
    // What comes into sight on the way may be longer than was thought.
    for _ in 0..<4 {
      let lines = lines(proposal)
      guard let index = lines.slots.firstIndex(where: { $0.holds(node) }),
        let frame = lines.frame(of: index)
      else { return false }
      let rect = view.convert(frame.offsetBy(dx: origin.x, dy: origin.y), to: scrollView)
      let before = scrollView.contentOffset
      scrollView.show(rect, at: anchor, animated: animated)
      if animated || scrollView.contentOffset == before { break }
      scrollView.layoutIfNeeded()
    }
    return true
  }
}
