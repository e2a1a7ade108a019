import Fleet

/// A gallery and a list, used as a user would.
@MainActor struct GalleryTour {
  func walk() {
    withFreshApplication {
      let gallery = PhotosScreen()
      setAsAppRootWindow(gallery)
      let photos: UICollectionView = gallery.collectionView

      say("\nA gallery, of which only what shows is loaded:")
      say("  photos: \(photos.numberOfItems(inSection: 0)), loaded: \(gallery.loaded)")
      photos.selectItem(at: [0, 4_999])
      say("  chosen: \(gallery.chosen), loaded: \(gallery.loaded)")

      say("\nA layout that a gesture leads half way to another one:")
      let between = photos.startInteractiveTransition(to: PhotosScreen.rows)
      between.transitionProgress = 0.5
      between.invalidateLayout()
      photos.layoutIfNeeded()
      say("  a photo is \(Int(photos.fetchCell(at: [0, 4_999]).frame.width)) points wide")
      photos.finishInteractiveTransition()
      say("  and \(Int(photos.fetchCell(at: [0, 4_999]).frame.width)) in the end")
    }
    withFreshApplication {
      let settings = SettingsScreen()
      setAsAppRootWindow(settings)
      guard let list = settings.list else { return }

      say("\nA list, whose rows are as high as their texts:")
      let heights = (0..<2).map { Int(list.fetchCell(at: [0, $0]).frame.height) }
      say("  heights: \(heights)")
      list.tapAccessory(at: [0, 0])
      say("  switched on: \(settings.isOn)")

      say("\nA part of a row that is not there is told with those that are:")
      swallowAnyErrors { list.tapAccessory(.detail, at: [0, 0]) }
    }
  }
}

private final class PhotosScreen: UICollectionViewController {
  private(set) var chosen = "nothing"
  private(set) var loaded = 0

  static var rows: UICollectionViewLayout {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 300, height: 100)
    return rows
  }

  init() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: grid)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5_000 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    loaded += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { chosen = "photo \(indexPath.item)" }
}

private final class SettingsScreen: UIViewController {
  private(set) var list: UICollectionView?
  private(set) var isOn = false
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    self.list = list
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, path, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      if path.item == 0 { cell.accessories = self?.toggle ?? [] }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Dates", "What this app knows of you, and what it tells to whom and why"])
    source?.apply(snapshot, animatingDifferences: false)
  }

  private var toggle: [UICellAccessory] {
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in self?.isOn = toggle?.isOn == true },
      for: .valueChanged)
    let placement = UICellAccessory.Placement.trailing(displayed: .always)
    return [.customView(configuration: .init(customView: toggle, placement: placement))]
  }
}
