extension UICollectionViewCell: ListCell {
  final func showHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

  final func showSelection(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
}
