/// What stands between a list and the collection view that shows its rows.
@MainActor
final class ListAgent: NSObject {
  unowned let node: _AnyNode
  private let collect: () -> [RowSection]
  private(set) lazy var view = HostedList(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] in
      self?.layout(ofSection: $0, $1)
        ?? .list(using: .init(appearance: .plain), layoutEnvironment: $1)
    })
  /// The rows that show, or are about to.
  private(set) var sections: [RowSection] = []
  var selection: ListSelection?
  /// Whether rows may have come or gone.
  var needsUpdate = true
  /// Where the list stands.
  var canvas: UIKitCanvas?
  private(set) var look = ListLook(kind: .insetGrouped, width: 0)
  private var rowSpacing: CGFloat?
  private let refresher = Refresher()

  init(_ node: _AnyNode, _ collect: @escaping () -> [RowSection]) {
    self.node = node
    self.collect = collect
    super.init()
    view.register(RowCell.self, forCellWithReuseIdentifier: Self.name)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        SectionEndView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.name)
    }
    view.alwaysBounceVertical = true
    view.allowsSelectionDuringEditing = true
    view.dataSource = self
    view.delegate = self
  }

  static let name = "row"

  var environment: EnvironmentValues { node.environment }

  // MARK: Looks

  /// Shows what the environment says.
  func show(_ environment: EnvironmentValues) {
    view.isScrollEnabled = environment.isScrollEnabled
    view.showsVerticalScrollIndicator =
      environment.verticalScrollIndicatorVisibility.isShown ?? true
    view.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
    refresher.show(environment.refresh, in: view)
    if rowSpacing != environment.listRowSpacing {
      rowSpacing = environment.listRowSpacing
      view.collectionViewLayout.invalidateLayout()
    }
    showLook(width: look.width)
    let hidesBackground = environment.scrollContentBackground == .hidden
    view.backgroundColor = hidesBackground ? .clear : look.background
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if view.isEditing != isEditing {
      view.closeActions()
      view.isEditing = isEditing
      rowsChanged()
    }
    view.allowsMultipleSelection = selection?.isMany == true && isEditing
    view.allowsMultipleSelectionDuringEditing = selection?.isMany == true
    showSelection()
  }

  private func showLook(width: CGFloat) {
    let new = ListLook(kind: environment.listKind ?? .insetGrouped, width: width)
    guard new != look else { return }
    look = new
    view.collectionViewLayout.invalidateLayout()
    rowsChanged()
  }

  private func layout(
    ofSection index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: look.appearance)
    list.showsSeparators = false
    list.headerTopPadding = 0
    let section = sections.indices.contains(index) ? sections[index] : nil
    if let section {
      list.headerMode = section.header.isEmpty ? .none : .supplementary
      list.footerMode = section.footer.isEmpty ? .none : .supplementary
    }
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.actions(at: $0, .leading)
    }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.actions(at: $0, .trailing)
    }
    let layout = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    if let section { layout.contentInsets = look.sectionInsets(section) }
    if let rowSpacing { layout.interGroupSpacing = rowSpacing }
    return layout
  }

  // MARK: Rows

  /// Shows the rows that are there now.
  func update() {
    showLook(width: view.frame.width)
    guard needsUpdate else { return }
    needsUpdate = false
    let old = sections
    let new = collect()
    let change = ListChange(from: old, to: new)
    let isShown = view.window != nil && !old.isEmpty
    guard isShown else {
      sections = new
      return view.reloadData()
    }
    if change.isEmpty {
      sections = new
    } else {
      view.performBatchUpdates {
        sections = new
        change.apply(to: view)
      }
    }
    if ListChange.endsDiffer(old, new) { view.collectionViewLayout.invalidateLayout() }
    showRows()
    showEnds()
  }

  func row(at path: IndexPath) -> ListRow? {
    sections.indices.contains(path.section) ? sections[path.section].row(at: path.item) : nil
  }

  /// Rows may look different, or need another size.
  func rowsChanged() {
    for cell in view.shownRows { cell.rowChanged() }
    for end in view.shownEnds { end.contentChanged() }
  }

  /// Gives the cells that show their rows, and lets those appear and disappear.
  func showRows() {
    for cell in view.shownRows {
      if let path = cell.path { cell.show(row(at: path), at: place(of: path), self) }
    }
    showSelection()
  }

  private func showEnds() {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        (view.supplementaryView(forElementKind: kind, at: path) as? SectionEndView)
          .map { show($0, kind, path) }
      }
    }
  }

  /// Whether rows are on the screen, as far as what is around them is.
  var isOnScreen: Bool { node.stage?.isShown ?? node.host.isVisible }

  func place(of path: IndexPath) -> RowPlace {
    let count = sections.indices.contains(path.section) ? sections[path.section].count : 0
    return RowPlace(isFirst: path.item == 0, isLast: path.item == count - 1)
  }

  /// A row stands at another place, which the user has moved there.
  func noteMove(_ source: IndexPath, to target: IndexPath) {
    guard source.section == target.section, sections.indices.contains(source.section) else {
      return
    }
    sections[source.section].move(source.item, to: target.item)
  }

  func show(_ end: SectionEndView, _ kind: String, _ path: IndexPath) {
    guard sections.indices.contains(path.section) else { return end.show([], isHeader: true, self) }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let section = sections[path.section]
    end.show(isHeader ? section.header : section.footer, isHeader: isHeader, self)
  }

  /// Scrolls to a row.
  func reveal(_ target: _AnyNode, at anchor: UnitPoint?, animated: Bool) -> Bool {
    var next: _AnyNode? = target
    while let candidate = next, candidate !== node {
      for (index, section) in sections.enumerated() {
        guard let item = section.index(of: candidate) else { continue }
        let position: UICollectionView.ScrollPosition =
          anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .centeredVertically } ?? []
        view.scrollToItem(
          at: IndexPath(item: item, section: index), at: position, animated: animated)
        return true
      }
      next = candidate.parent
    }
    return false
  }
}

/// Where a row stands in its section.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
