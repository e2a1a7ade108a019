package import FleetTesting

/// A collection view of photos whose delegate answers as the test sets it.
@MainActor
package final class PhotoCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  package let collection: UICollectionView
  package var counts: [Int]
  package var calls: [String] = []
  package var shouldHighlight = true
  package var shouldSelect = true
  package var hasOldMenu = false
  package var prepares: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  package init(_ counts: [Int] = [3, 1]) {
    self.counts = counts
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: flow)
    super.init()
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.label.text = "Photo \(indexPath.section)-\(indexPath.item)"
    prepares(cell, indexPath)
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = indexPath.section
    return view
  }

  package func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { shouldHighlight }

  package func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { hasOldMenu }

  package func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { shouldSelect }

  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    calls.append("didSelect \(indexPath.section)-\(indexPath.item)")
  }

  package func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    calls.append("didDeselect \(indexPath.section)-\(indexPath.item)")
  }
}

/// A cell with a label.
package final class PhotoCell: UICollectionViewCell {
  package let label = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }
}
