import Fleet

/// Photos by days, in rows of three; the first day scrolls by itself.
final class GalleryViewController: UICollectionViewController {
  var onChoose: ((Photo) -> Void)?
  private let library: PhotoLibrary
  private let tiles: UICollectionView.CellRegistration<PhotoCell, Photo>
  private let headers: UICollectionView.SupplementaryRegistration<DayHeader>

  init(library: PhotoLibrary) {
    self.library = library
    tiles = UICollectionView.CellRegistration { cell, _, photo in cell.label.text = photo.name }
    headers = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.label.text = library.days[path.section].title }
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? Self.stripe : Self.grid
      })
    title = "Gallery"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.allowsMultipleSelectionDuringEditing = true
  }

  // MARK: Layout

  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }

  private static var stripe: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 2
    section.boundarySupplementaryItems = [header]
    return section
  }

  // MARK: Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    library.days.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { library.days[section].photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: tiles, for: indexPath, item: photo(at: indexPath))
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    library.move(
      from: (sourceIndexPath.section, sourceIndexPath.item),
      to: (destinationIndexPath.section, destinationIndexPath.item))
  }

  private func photo(at path: IndexPath) -> Photo { library.days[path.section].photos[path.item] }

  // MARK: What the user does

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let bin = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    navigationItem.leftBarButtonItem = editing ? bin : nil
  }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    onChoose?(photo(at: indexPath))
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let favourite = UIAction(title: "Favourite") { _ in
        self?.library.days[path.section].photos[path.item].isFavourite = true
      }
      let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
        self?.delete([path])
      }
      return UIMenu(children: [favourite, delete])
    }
  }

  private func deleteSelected() {
    delete(collectionView.indexPathsForSelectedItems ?? [])
    setEditing(false, animated: true)
  }

  private func delete(_ paths: [IndexPath]) {
    collectionView.performBatchUpdates { [self] in
      for path in paths.sorted(by: >) { library.days[path.section].photos.remove(at: path.item) }
      collectionView.deleteItems(at: paths)
    }
  }
}
