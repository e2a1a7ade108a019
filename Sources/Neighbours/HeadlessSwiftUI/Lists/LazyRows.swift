/// Rows that are made when they are shown.
@preconcurrency @MainActor
protocol LazyRows: AnyObject {
  /// The row at a place, which is made now if it has not been before.
  func row(at index: Int) -> RowNode?

  /// The row at a place, if it has been made.
  func madeRow(at index: Int) -> RowNode?

  /// The place of the row that a node belongs to.
  func index(of node: _AnyNode) -> Int?
}

/// The node of a row that is made when it is shown.
@MainActor
class RowNode: _AnyNode {
  /// The cell that shows the row.
  weak var cell: RowCell?
  /// Whether a lazy stack shows the row.
  var isInSight = false
  private var known = KnownItems()

  /// What the row shows.
  final var item: _LayoutItem? { known.items(of: children.first).first }

  /// Whether the row is a part of something else than a list.
  var isCollected: Bool { false }

  /// Whether what is around hears of changes of the row, as no cell does.
  private var tellsParent: Bool { isCollected || isInLazyStack }

  override func structureChanged() {
    known.forget()
    layoutChanged()
    if tellsParent { super.structureChanged() }
  }

  override func layoutChanged() {
    forgetSizes()
    if tellsParent { super.layoutChanged() } else { cell?.rowChanged() }
  }

  override func placesChanged() {
    if tellsParent { super.placesChanged() } else { cell?.setNeedsLayout() }
  }
}
