import Fleet

/// A list of birds with actions, accessories and an outline.
@MainActor
final class BirdList: NSObject, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let collection: UICollectionView
  private(set) var source: Source?
  var accessories: [UICellAccessory] = []
  var calls: [String] = []
  var canEdit = true
  var trailing = ["Delete", "Archive"]
  var leading = ["Pin"]

  override init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.actions(self?.trailing ?? [], at: $0)
    }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.actions(self?.leading ?? [], at: $0)
    }
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = self?.accessories ?? []
    }
    source = Source(collectionView: collection) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    collection.delegate = self
  }

  private func actions(_ titles: [String], at path: IndexPath) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
          self?.calls.append("\(title) \(path.item)")
          completion(true)
        }
      })
  }

  func show(_ birds: String...) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(birds)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func showOutline() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["birds", "fish"])
    outline.append(["robin"], to: "birds")
    source?.apply(outline, to: 0, animatingDifferences: false)
  }

  var texts: [String] { source?.snapshot().itemIdentifiers ?? [] }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { canEdit }
}
