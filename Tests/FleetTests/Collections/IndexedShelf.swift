import Fleet

/// Two sections of 100 books of 100 points each, with an index of two entries.
@MainActor
final class IndexedShelf: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  var target = IndexPath(item: 0, section: 1)
  var asked: [String] = []

  init(_ direction: UICollectionView.ScrollDirection = .vertical) {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.scrollDirection = direction
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    collection.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    asked.append("\(title) \(index)")
    return target
  }
}
