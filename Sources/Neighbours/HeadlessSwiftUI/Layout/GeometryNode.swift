/// The node of views that depend on the place that they get.
final class GeometryNode<C: View>: _Node<GeometryReader<C>> {
  private var view: GeometryReader<C>
  private var child: _Node<C>?
  private var last: GeometryProxy?

  init(_ view: GeometryReader<C>, _ context: _Context) {
    self.view = view
    super.init(context)
  }

  override func update(_ view: GeometryReader<C>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    refresh()
  }

  /// The place that it had last is most likely the one that it gets.
  override func refresh() {
    isDirty = false
    if let last { evaluate(last) }
    layoutChanged()
  }

  private func evaluate(_ proxy: GeometryProxy) {
    last = proxy
    let content = Tracker.run(self) { view.content(proxy) }
    if let child {
      child.update(content, environment)
    } else {
      child = C._makeNode(content, inner(along: nil))
    }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  // Its own size depends on nothing within.
  override func structureChanged() { placesChanged() }

  override func layoutChanged() { placesChanged() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    let frame = CGRect(origin: origin, size: size(proposal))
    let proxy = GeometryProxy(frame, canvas)
    if child == nil || proxy != last {
      evaluate(proxy)
    }
    // The views stand at the upper corner where lines begin, each by itself.
    let proposal = ProposedViewSize(frame.size)
    for item in child?.collected ?? [] { item.place(origin, proposal, canvas) }
  }
}
