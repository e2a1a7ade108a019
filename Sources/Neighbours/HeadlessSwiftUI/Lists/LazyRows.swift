/// Rows that are made when they are shown.
@preconcurrency @MainActor
protocol LazyRows: AnyObject {
  /// The row at a place, which is made now if it has not been before.
  func row(at index: Int) -> RowNode?

  /// The place of the row that a node belongs to.
  func index(of node: _AnyNode) -> Int?
}

/// The node of a row that is made when it is shown.
@MainActor
class RowNode: _AnyNode {
  /// The cell that shows the row.
  weak var cell: RowCell?
  private var known = KnownItems()

  /// What the row shows.
  final var item: _LayoutItem? { known.items(of: children.first).first }

  /// Whether the row is a part of something else than a list.
  var isCollected: Bool { false }

  override func structureChanged() {
    known.forget()
    layoutChanged()
    if isCollected { super.structureChanged() }
  }

  override func layoutChanged() {
    forgetSizes()
    if isCollected { super.layoutChanged() } else { cell?.rowChanged() }
  }

  override func placesChanged() {
    if isCollected { super.placesChanged() } else { cell?.setNeedsLayout() }
  }
}
