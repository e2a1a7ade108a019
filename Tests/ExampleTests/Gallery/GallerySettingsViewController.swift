import Fleet

/// Settings as a list: switches, a choice among several, and albums within each other.
final class GallerySettingsViewController: UIViewController {
  enum Section { case display, order, albums }

  enum Row: Hashable {
    case toggle(String)
    case order(String)
    case album(String)
  }

  private(set) var switchedOn: Set<String> = []
  private(set) var order = "Newest first"
  private(set) var deletedAlbums: [String] = []
  private(set) var collectionView: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    list.delegate = self
    collectionView = list
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in self?.configure(cell, row)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, row in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
    }
    showRows()
  }

  private var layout: UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard case .album(let name) = self?.dataSource?.itemIdentifier(for: path) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.deleteAlbum(name)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func showRows() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.display, .order, .albums])
    snapshot.appendItems([.toggle("Show dates"), .toggle("Show places")], toSection: .display)
    snapshot.appendItems([.order("Newest first"), .order("Oldest first")], toSection: .order)
    dataSource?.apply(snapshot, animatingDifferences: false)
    var albums = NSDiffableDataSourceSectionSnapshot<Row>()
    albums.append([.album("Travels"), .album("Birds")])
    albums.append([.album("Iceland"), .album("Japan")], to: .album("Travels"))
    dataSource?.apply(albums, to: .albums, animatingDifferences: false)
  }

  private func configure(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = cell.defaultContentConfiguration()
    switch row {
    case .toggle(let name):
      content.text = name
      let toggle = UISwitch()
      toggle.isOn = switchedOn.contains(name)
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in self?.set(name, toggle?.isOn == true) },
        for: .valueChanged)
      let placement = UICellAccessory.Placement.trailing(displayed: .always)
      cell.accessories = [
        .customView(configuration: .init(customView: toggle, placement: placement))
      ]
    case .order(let name):
      content.text = name
      cell.accessories = name == order ? [.checkmark()] : []
    case .album(let name):
      content.text = name
      cell.accessories = name == "Travels" ? [.outlineDisclosure()] : []
    }
    cell.contentConfiguration = content
  }

  private func set(_ name: String, _ isOn: Bool) {
    if isOn { switchedOn.insert(name) } else { switchedOn.remove(name) }
  }

  private func deleteAlbum(_ name: String) {
    guard var albums = dataSource?.snapshot(for: .albums) else { return }
    deletedAlbums.append(name)
    albums.delete([.album(name)])
    dataSource?.apply(albums, to: .albums)
  }
}

extension GallerySettingsViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard case .order = dataSource?.itemIdentifier(for: indexPath) else { return false }
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard case .order(let name) = dataSource?.itemIdentifier(for: indexPath) else { return }
    order = name
    collectionView.deselectItem(at: indexPath, animated: true)
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .order))
    dataSource?.apply(snapshot)
  }
}
