extension UITableViewCell: ListCell {
  final func showHighlight(_ isHighlighted: Bool) {
    setHighlighted(isHighlighted, animated: false)
  }

  final func showSelection(_ isSelected: Bool, animated: Bool) {
    setSelected(isSelected, animated: animated)
  }
}
