/// The cells of a row of a grid.
public nonisolated struct GridRow<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    GridRowNode(view, context)
  }
}

/// What a grid reads of a row of its own.
@MainActor
final class GridCells {
  fileprivate(set) var items: [_LayoutItem] = []
  fileprivate(set) var alignment: VerticalAlignment?
}

/// The cells of the row that an item is, if it is one.
struct GridCellsTrait: _ViewTraitKey {
  static var defaultValue: GridCells? { nil }
}

/// The node of a row, which stands in a line where no grid is around.
private final class GridRowNode<C: View>: _Node<GridRow<C>> {
  private let cells = GridCells()
  private var child: _Node<C>?

  init(_ view: GridRow<C>, _ context: _Context) {
    super.init(context)
    cells.alignment = view.alignment
    child = C._makeNode(view.content, inner(along: .horizontal))
    cells.items = child?.collected ?? []
  }

  override func update(_ view: GridRow<C>, _ environment: EnvironmentValues) {
    self.environment = environment
    if cells.alignment != view.alignment {
      cells.alignment = view.alignment
      layoutChanged()
    }
    child?.update(view.content, environment)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    cells.items = child?.collected ?? []
    layoutChanged()
  }

  override var traits: ViewTraits {
    var traits = super.traits
    traits[GridCellsTrait.self] = cells
    return traits
  }

  private var line: StackArrangement {
    StackArrangement(
      direction: .horizontal, guide: (cells.alignment ?? .center).guide, gap: nil)
  }

  override var spacing: ViewSpacing { line.spacing(of: cells.items) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    line.size(of: cells.items, proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    line.place(cells.items, at: origin, in: size(proposal), proposal, canvas)
  }
}
