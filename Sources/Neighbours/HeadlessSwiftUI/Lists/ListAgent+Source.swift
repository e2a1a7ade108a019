extension ListAgent: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.name, for: indexPath)
    (cell as? RowCell)?.show(row(at: indexPath), at: place(of: indexPath), self)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.name, for: indexPath)
    if let end = view as? SectionEndView { show(end, kind, indexPath) }
    return view
  }

  // MARK: Moving rows

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath)?.canMove ?? false }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let row = row(at: sourceIndexPath), let target = self.row(at: destinationIndexPath),
      let from = row.offset, let to = target.offset
    else { return }
    noteMove(sourceIndexPath, to: destinationIndexPath)
    // What the app does not move goes back.
    needsUpdate = true
    node.host.setNeedsLayout()
    row.edits.move?(IndexSet(integer: from), to > from ? to + 1 : to)
  }
}
