import Foundation
import HeadlessUIKit

/// A list of texts, some of which lie within others.
@MainActor
final class ListCollection: NSObject, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  let collection: UICollectionView
  private(set) var source: Source?
  var accessories: (String) -> [UICellAccessory] = { _ in [] }
  var log: [String] = []
  var canEdit = true

  init(
    _ configuration: UICollectionLayoutListConfiguration = UICollectionLayoutListConfiguration(
      appearance: .plain)
  ) {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = self?.accessories(text) ?? []
    }
    let made = Source(collectionView: collection) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    let views = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        view, _, _ in
        view.contentConfiguration = view.defaultContentConfiguration()
      }
    }
    made.supplementaryViewProvider = { collection, kind, path in
      let index = kind == UICollectionView.elementKindSectionHeader ? 0 : 1
      return collection.dequeueConfiguredReusableSupplementary(using: views[index], for: path)
    }
    source = made
    collection.delegate = self
  }

  /// Shows texts in sections.
  func show(_ sections: [String]...) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, texts) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(texts)
    }
    source?.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
  }

  /// Shows birds, and fish that lie within each other, in section 0.
  func showOutline() {
    var outline = Outline()
    outline.append(["birds", "fish"])
    outline.append(["robin", "wren"], to: "birds")
    outline.append(["cod"], to: "fish")
    outline.append(["young cod"], to: "cod")
    source?.apply(outline, to: 0, animatingDifferences: false)
    collection.layoutIfNeeded()
  }

  /// The texts of a section.
  func texts(_ section: Int = 0) -> [String] {
    collection.layoutIfNeeded()
    return (0..<collection.numberOfItems(inSection: section)).compactMap { item in
      let content = cell(item, section)?.contentConfiguration as? UIListContentConfiguration
      return content?.text
    }
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    let path = IndexPath(item: item, section: section)
    return collection.cellForItem(at: path) as? UICollectionViewListCell
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("selected \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { canEdit }
}
