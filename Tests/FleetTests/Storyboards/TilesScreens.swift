import Fleet

// The screens of the fixture `Tiles.storyboard`.

final class TileCell: UICollectionViewCell {
  @Outlet var title: UILabel!
  @Outlet var more: UIButton!
  var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
    title.tag = 7
  }
}

final class TileHeader: UICollectionReusableView {
  @Outlet var title: UILabel!
}

final class TilesViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  @Outlet var flow: UICollectionViewFlowLayout!
  var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown.append("loaded \(collectionView === view.subviews.first)")
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isTile = indexPath.item < 3
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: isTile ? "tile" : "old", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? "top" : "bottom", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { shown.append("selected \(indexPath.item)") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    shown.append("\(segue.identifier ?? "") of \(type(of: sender ?? ""))")
  }
}

final class StripLayout: UICollectionViewLayout {
  var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }
}

final class StripViewController: UIViewController, UICollectionViewDataSource {
  @Outlet var strip: UICollectionView!
  @Outlet var other: UICollectionView!

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
