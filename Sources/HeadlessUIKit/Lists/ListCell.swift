/// A cell of a table or a collection view, as the engine of lists knows it.
@preconcurrency @MainActor
protocol ListCell: ReusableView, ConfigurableView {
  /// The item that the cell belongs to.
  var shownItem: ItemPath? { get set }
  /// Whether the user is moving the cell.
  var isReordering: Bool { get set }
  var isHighlighted: Bool { get }
  func showHighlight(_ isHighlighted: Bool)
  func showSelection(_ isSelected: Bool, animated: Bool)
}

extension UITableViewCell: ListCell {
  final func showHighlight(_ isHighlighted: Bool) {
    setHighlighted(isHighlighted, animated: false)
  }

  final func showSelection(_ isSelected: Bool, animated: Bool) {
    setSelected(isSelected, animated: animated)
  }
}

extension UICollectionViewCell: ListCell {
  final func showHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

  final func showSelection(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
}
