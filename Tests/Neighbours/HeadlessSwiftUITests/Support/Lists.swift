import Fleet
import HeadlessSwiftUI

extension UIView {
  /// The first collection view within.
  var list: UICollectionView? {
    self as? UICollectionView ?? subviews.lazy.compactMap(\.list).first
  }
}

extension UICollectionView {
  /// The rows that show, from above.
  var rows: [UICollectionViewCell] { visibleCells.sorted { $0.frame.minY < $1.frame.minY } }

  /// The first text of each row that shows.
  var rowTexts: [String] { rows.map { $0.rowText ?? "" } }
}

extension UICollectionViewCell {
  /// The first text of a row.
  var rowText: String? { contentView.firstText }
}

extension UIView {
  /// The label of the first element within.
  fileprivate var firstText: String? {
    for child in subviews {
      if child.isAccessibilityElement, let label = child.accessibilityLabel { return label }
      if let text = child.firstText { return text }
    }
    return nil
  }

  /// Where the first view with a label is, on the screen.
  func place(_ label: String) -> CGRect? {
    for child in subviews {
      if child.isAccessibilityElement, child.accessibilityLabel == label {
        return child.convert(child.bounds, to: nil)
      }
      if let found = child.place(label) { return found }
    }
    return nil
  }
}

/// Something with an identity and a name.
struct Item: Identifiable, Hashable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String? = nil) { (self.id, self.name) = (id, name ?? "item \(id)") }
}
