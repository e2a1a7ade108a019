/// The node of what stands behind the views of a row, which its cell lays out.
final class RowGroundNode: _AnyNode {
  private weak var cell: RowCell?
  private var child: _Node<AnyView>?
  private var known = KnownItems()

  init(_ view: AnyView, _ context: _Context, _ cell: RowCell) {
    self.cell = cell
    super.init(context)
    child = AnyView._makeNode(view, inner())
  }

  func update(_ view: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    child?.update(view, environment)
  }

  var items: [_LayoutItem] { known.items(of: child) }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func structureChanged() {
    known.forget()
    layoutChanged()
  }

  override func layoutChanged() { placesChanged() }

  override func placesChanged() { cell?.setNeedsLayout() }
}
