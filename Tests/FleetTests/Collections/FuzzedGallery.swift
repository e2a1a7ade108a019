import Fleet
import TestSupport

/// A gallery and a list of items, used at random beside a reference that knows the items alone.
///
/// Each step foretells whether a user can do it, and which items there are and are selected then.
@MainActor
final class FuzzedGallery: NSObject {
  /// How the items are laid out.
  enum Style: CaseIterable { case rows, grid, stripes, list }

  private let collection: UICollectionView
  private var random: SeededGenerator
  private var reference = FuzzedItems([7, 0, 12])
  /// The items of the data source.
  private var sections: [[Int]]
  private var style = Style.grid
  private var nextItem = 1_000
  private(set) var faults: [String] = []
  private(set) var steps: [String] = []
  /// How many steps were refused.
  private(set) var refusals = 0
  /// How many cells at most were in view.
  private(set) var mostCells = 0

  init(_ random: SeededGenerator) {
    self.random = random
    sections = reference.sections
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 420),
      collectionViewLayout: Self.layout(.grid) { _ in nil })
    super.init()
    collection.register(FuzzedItemCell.self, forCellWithReuseIdentifier: "item")
    collection.allowsMultipleSelectionDuringEditing = true
    collection.dataSource = self
    collection.delegate = self
    let screen = UIViewController()
    screen.view.addSubview(collection)
    Fleet.setAsAppRootWindow(screen)
    settle()
  }

  // MARK: Layouts

  private static func layout(
    _ style: Style, _ actions: @escaping (IndexPath) -> UISwipeActionsConfiguration?
  ) -> UICollectionViewLayout {
    switch style {
    case .grid:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 90, height: 40)
      return flow
    case .rows, .stripes:
      let size = NSCollectionLayoutSize(
        widthDimension: style == .rows ? .fractionalWidth(1) : .absolute(120),
        heightDimension: style == .rows ? .estimated(50) : .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      if style == .stripes { section.orthogonalScrollingBehavior = .continuous }
      return UICollectionViewCompositionalLayout(section: section)
    case .list:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.trailingSwipeActionsConfigurationProvider = actions
      return UICollectionViewCompositionalLayout.list(using: list)
    }
  }

  // MARK: One step

  func step() {
    var isRefused = false
    let received = failures { isRefused = move(random.next() % 14) }
    refusals += isRefused ? 1 : 0
    if received.count != (isRefused ? 1 : 0) {
      faults.append("\(isRefused ? "one failure" : "none") expected, got \(received.reasons)")
    }
    check()
    if reference.count < 4 { refill() }
  }

  /// Makes a random move, and returns whether it was expected to fail.
  private func move(_ choice: UInt64) -> Bool {
    switch choice {
    case 0, 1: tap()
    case 2, 3: drag()
    case 4: selectSeveral()
    case 5: chooseFromMenu()
    case 6: swipe()
    case 7: changeStyle()
    case 8: toggleEditing()
    case 9: scroll()
    case 10: turn()
    case 11: update()
    case 12: reload()
    default: fetch()
    }
  }

  /// A path, at which there may be no item.
  private var path: IndexPath {
    IndexPath(
      item: Int.random(in: 0...14, using: &random), section: Int.random(in: 0...2, using: &random))
  }

  /// A path at which there is an item.
  private var knownPath: IndexPath {
    reference.paths.randomElement(using: &random) ?? IndexPath(item: 0, section: 0)
  }

  // MARK: Acts of a user

  private func tap() -> Bool {
    let path = path
    steps.append("tap \(path)")
    let isThere = reference.contains(path)
    if isThere { reference.tap(path) }
    collection.tapItem(at: path)
    return !isThere
  }

  private func drag() -> Bool {
    let (path, place) = (path, path)
    steps.append("drag \(path) to \(place)")
    let isPossible = reference.canDrag(path, to: place)
    if isPossible { reference.move(path, to: place) }
    collection.dragItem(from: path, to: place)
    return !isPossible
  }

  private func selectSeveral() -> Bool {
    let (first, last) = (knownPath, knownPath)
    steps.append("select \(first) to \(last)")
    reference.select(from: first, to: last)
    collection.selectItems(from: first, to: last)
    return false
  }

  private func chooseFromMenu() -> Bool {
    let path = knownPath
    let isThere = random.next().isMultiple(of: 2)
    steps.append("menu at \(path)")
    if isThere { reference.deleteByMenu(path) }
    collection.chooseMenuItem(withTitle: isThere ? "Delete" : "Print", at: path)
    return !isThere
  }

  private func swipe() -> Bool {
    guard !reference.isEditing else { return false }
    let path = knownPath
    steps.append("swipe \(path)")
    if style == .list { reference.delete(path) }
    collection.selectCellAction(withTitle: "Delete", at: path)
    return style != .list
  }

  private func fetch() -> Bool {
    let path = knownPath
    steps.append("fetch \(path)")
    let cell = collection.cell(at: path, as: FuzzedItemCell.self)
    if cell?.item != reference.item(at: path) {
      faults.append("\(path) shows \(cell?.item as Any)")
    }
    return false
  }

  private func scroll() -> Bool {
    let height = max(0, collection.contentSize.height - collection.bounds.height)
    let offset = CGFloat(Int.random(in: 0...Int(height), using: &random))
    steps.append("scroll to \(offset)")
    collection.contentOffset.y = offset
    return false
  }

  // MARK: What code does

  private func changeStyle() -> Bool {
    style = Style.allCases.randomElement(using: &random) ?? .grid
    steps.append("\(style)")
    collection.setCollectionViewLayout(
      Self.layout(style) { [weak self] in self?.actions(at: $0) }, animated: false)
    return false
  }

  private func toggleEditing() -> Bool {
    steps.append("edit")
    reference.toggleEditing()
    collection.isEditing = reference.isEditing
    return false
  }

  private func turn() -> Bool {
    steps.append("turn")
    let size = collection.frame.size
    collection.frame.size = CGSize(
      width: size.width == 300 ? 380 : 300, height: size.height == 420 ? 300 : 420)
    return false
  }

  private func update() -> Bool {
    let path = knownPath
    let section = Int.random(in: 0...2, using: &random)
    nextItem += 1
    reference.delete(path)
    let place = IndexPath(
      item: Int.random(in: 0...reference.sections[section].count, using: &random), section: section)
    reference.insert(nextItem, at: place)
    steps.append("replace \(path) at \(place)")
    collection.performBatchUpdates { [self] in
      sections = reference.sections
      collection.deleteItems(at: [path])
      collection.insertItems(at: [place])
    }
    return false
  }

  private func reload() -> Bool {
    let isWhole = random.next().isMultiple(of: 2)
    let path = knownPath
    steps.append(isWhole ? "reload" : "reload \(path)")
    if isWhole {
      reference.reloadAll()
      collection.reloadData()
    } else {
      reference.reload(path)
      collection.reloadItems(at: [path])
    }
    return false
  }

  /// Brings new items where few are left.
  private func refill() {
    steps.append("refill")
    for number in 0..<12 {
      nextItem += 1
      reference.insert(nextItem, at: IndexPath(item: 0, section: number % 3))
    }
    reference.reloadAll()
    sections = reference.sections
    collection.reloadData()
    check()
  }

  private func actions(at path: IndexPath) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.delete([path])
        completion(true)
      }
    ])
  }

  private func delete(_ paths: [IndexPath]) {
    for path in paths.sorted(by: >) { sections[path.section].remove(at: path.item) }
    collection.deleteItems(at: paths)
  }

  // MARK: What must hold

  private func check() {
    settle()
    collection.layoutIfNeeded()
    faults += collection.brokenInvariants
    if sections != reference.sections { faults.append("the data is \(sections)") }
    let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    if counts != reference.sections.map(\.count) { faults.append("there are \(counts) items") }
    let selected = (collection.indexPathsForSelectedItems ?? []).sorted()
    if selected != reference.selectedPaths { faults.append("\(selected) are selected") }
    if collection.isEditing != reference.isEditing { faults.append("is edited or not") }
    let visible = collection.indexPathsForVisibleItems
    mostCells = max(mostCells, visible.count)
    for path in visible { check(path) }
  }

  private func check(_ path: IndexPath) {
    guard reference.contains(path), let cell = collection.cellForItem(at: path) as? FuzzedItemCell
    else { return faults.append("\(path) is in view") }
    let item = reference.item(at: path)
    if cell.item != item { faults.append("\(path) shows \(cell.item), not \(item)") }
    if cell.isSelected != reference.isSelected(path) {
      faults.append("\(path) looks selected: \(cell.isSelected)")
    }
    let height = style == .stripes ? 80 : FuzzedItems.height(of: item)
    if abs(cell.frame.height - height) > 0.5 {
      faults.append("\(path) is \(cell.frame.height) high, not \(height)")
    }
  }
}

extension FuzzedGallery: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? FuzzedItemCell)?.show(sections[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Delete") { _ in self?.delete(indexPaths) }])
    }
  }
}

/// A cell that is as high as its item wants to be.
private final class FuzzedItemCell: UICollectionViewListCell {
  private(set) var item = -1
  private let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    height.priority = UILayoutPriority(999)
    let width = box.widthAnchor.constraint(equalToConstant: 90)
    width.priority = UILayoutPriority(998)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height, width,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    self.item = item
    height.constant = FuzzedItems.height(of: item)
  }
}
