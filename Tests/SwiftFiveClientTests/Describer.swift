import Fleet

/// What apps write beside their views: types that know of no actor.
enum Describer {
  static func describe(_ view: UIView) {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Birds"
    view.accessibilityHint = "Opens the list."
    view.accessibilityValue = "3"
    view.accessibilityTraits = .button
    view.accessibilityIdentifier = "birds"
    view.accessibilityElementsHidden = false
  }

  static func describe(_ item: UIBarItem) {
    item.accessibilityLabel = "Birds"
    item.accessibilityIdentifier = "birds"
  }

  static func describe(_ element: UIAccessibilityElement) { element.accessibilityLabel = "Birds" }

  static func prepare(_ field: UITextField, _ text: UITextView, _ bar: UISearchBar) {
    field.keyboardType = .emailAddress
    field.isSecureTextEntry = true
    text.autocorrectionType = .no
    bar.returnKeyType = .search
  }

  static func names(
    _ cell: UITableViewCell, _ item: UICollectionViewCell, _ header: UITableViewHeaderFooterView
  ) -> [String?] {
    cell.prepareForReuse()
    item.setNeedsUpdateConfiguration()
    return [cell.reuseIdentifier, item.reuseIdentifier, header.reuseIdentifier]
  }
}

/// A list as apps write it, without `self` where nothing escapes.
final class BirdList: UIViewController {
  let table = UITableView()
  let grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var removed: [String] = []

  func remove(_ bird: String) {
    table.performBatchUpdates { removed.append(bird) }
    grid.performBatchUpdates({ removed.append(bird) }, completion: nil)
    UIView.performWithoutAnimation { removed.append(bird) }
    traitCollection.performAsCurrent { removed.append(bird) }
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      removed.append(bird)
    }
    update { removed.append(bird) }
  }

  private func update(_ updates: () -> Void) {
    grid.performBatchUpdates(updates)
    table.performBatchUpdates({ updates() }) { [weak self] _ in self?.removed.append("done") }
  }
}
