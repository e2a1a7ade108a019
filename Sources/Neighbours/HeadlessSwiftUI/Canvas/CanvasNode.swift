/// The node of a view that a closure draws.
final class CanvasNode<Symbols: View>: _Node<Canvas<Symbols>> {
  private let view = HostedShape(frame: .zero)
  private var canvas: Canvas<Symbols>
  private var symbols: _Node<Symbols>?

  init(_ view: Canvas<Symbols>, _ context: _Context) {
    canvas = view
    super.init(context)
    symbols = Symbols._makeNode(view.symbols, inner(along: nil))
    self.view.outline = { Path($0) }
    self.view.paint = { [weak self] rect, _, context in self?.draw(context, rect.size) }
    show()
  }

  /// Draws the view, and notes what the closure reads.
  private func draw(_ context: CGContext, _ size: CGSize) {
    let board = CanvasBoard(context, size, self, view) { [weak self] id in
      self?.symbols?.collected.first { $0.traits[TagTrait.self] == id }
    }
    var graphics = GraphicsContext(board)
    Tracker.run(self) { canvas.renderer(&graphics, size) }
  }

  private func show() {
    view.backgroundColor = canvas.isOpaque ? .black : nil
    view.setNeedsDisplay()
  }

  override func update(_ view: Canvas<Symbols>, _ environment: EnvironmentValues) {
    canvas = view
    self.environment = environment
    symbols?.update(view.symbols, environment)
    show()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    show()
  }

  override func refresh() {
    isDirty = false
    show()
  }

  override var children: [_AnyNode] { symbols.map { [$0] } ?? [] }

  // What is drawn of views has no place in what is around.

  override func structureChanged() { show() }

  override func layoutChanged() { show() }

  override func placesChanged() { show() }

  override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?) {}

  override var ownView: UIView? { view }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    canvas.marks.apply(to: view)
    canvas.add(view, CGRect(origin: origin, size: size(proposal)))
  }
}
