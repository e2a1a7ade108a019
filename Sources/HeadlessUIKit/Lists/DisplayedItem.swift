/// An item with a cell.
struct DisplayedItem<Cell: UIView> {
  var row: ItemPath
  let cell: Cell
  /// Whether the cell decides the height.
  var isFitted = false
  /// Whether the item is out of view, and has a cell only because a helper asked for it.
  var isLookedAt: Bool
  /// Whether the delegate knows that the cell is displayed.
  var isTold = true
}
