import Fleet

/// As many items as wanted, all alike; their cells are registered as `item`.
@MainActor
class CountedItems: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
