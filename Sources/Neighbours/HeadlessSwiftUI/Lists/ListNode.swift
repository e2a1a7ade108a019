/// What lists have in common.
struct ListParts<Content: View> {
  let content: Content
  let selection: ListSelection?
}

/// The node of rows below each other.
final class ListNode<V: View, C: View>: _Node<V> {
  private let parts: @MainActor (V) -> ListParts<C>
  private var child: _Node<C>?
  private var agent: ListAgent?
  private var appearance: Appearance?
  private var derived = DerivedEnvironment()

  init(
    _ view: V, _ context: _Context, _ parts: @escaping @MainActor (V) -> ListParts<C>
  ) {
    self.parts = parts
    let all = parts(view)
    super.init(context)
    let agent = ListAgent(self) { [unowned self] in rows }
    self.agent = agent
    agent.selection = all.selection
    var inner = inner(along: nil)
    inner.isInRows = true
    inner.element = nil
    inner.environment = within
    inner.stage = RowStage()
    child = C._makeNode(all.content, inner)
    let appearance = Appearance { [weak agent] _ in agent?.showRows() }
    self.appearance = appearance
    watch(appearance)
    show()
  }

  /// The views within know that a list is around.
  private var within: EnvironmentValues { derived.of(environment) { $0.isInList = true } }

  private func show() {
    guard let agent else { return }
    Tracker.run(self) { agent.show(environment) }
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let all = parts(view)
    agent?.selection = all.selection
    child?.update(all.content, within)
    show()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(within)
    show()
  }

  override func refresh() {
    isDirty = false
    show()
  }

  override var ownView: UIView? { agent?.view }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    agent?.needsUpdate = true
    host.setNeedsLayout()
  }

  override func layoutChanged() { agent?.rowsChanged() }

  override func placesChanged() { agent?.view.shownRows.forEach { $0.setNeedsLayout() } }

  private var rows: [RowSection] {
    var rows = RowCollector()
    child?.collectRows(&rows)
    return rows.finished
  }

  override func reveal(_ node: _AnyNode, at anchor: UnitPoint?, animated: Bool) -> Bool {
    guard node !== self else { return super.reveal(node, at: anchor, animated: animated) }
    return agent?.reveal(node, at: anchor, animated: animated) ?? false
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    guard let agent else { return }
    // It goes on under bars, and keeps its rows clear of them by its insets.
    let frame = canvas.grown(CGRect(origin: origin, size: size(proposal)), .all)
    canvas.marks.apply(to: agent.view)
    canvas.add(agent.view, frame)
    agent.canvas = canvas.within(agent.view, frame)
    agent.update()
  }
}
