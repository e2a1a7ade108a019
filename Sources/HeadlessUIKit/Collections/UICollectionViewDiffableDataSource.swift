public import Foundation

/// A data source that shows snapshots, and works out the changes from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// A closure that dequeues and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  // MARK: Creating a diffable data source

  /// Creates a data source and assigns it to a collection view, which holds it weakly
  /// (behaviour 546).
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Creating supplementary views

  /// The closure that provides headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Identifying items

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ItemPath(indexPath).flatMap(current.item)
  }

  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.row(of: itemIdentifier)?.indexPath
  }

  // MARK: Identifying sections

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Updating data

  /// Returns a copy of the snapshot that the collection view shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Applies a snapshot at once, and calls the completion on a later turn (behaviour 548), or
  /// before this returns where the snapshot changes nothing (behaviour 929).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard animatingDifferences || UIDevice.current.system.appliesWithoutReload else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    guard isShown() else { return finish(completion) }
    let hasUpdated = SnapshotChange(old: current, new: snapshot).changesAnything
    show(snapshot)
    finish(completion, hasUpdated: hasUpdated)
  }

  /// Applies a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot by reloading everything, which deselects all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard isShown() else { return finish(completion) }
    current = snapshot.applied
    forgetOutlines()
    collectionView?.reloadData()
    finish(completion)
  }

  /// Applies a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Updating sections

  /// Returns the items of a section as an outline; an empty one for a section that is not there.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }

  /// Shows the visible items of an outline in a section, which is added if it is not there
  /// (behaviour 554).
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard isShown() else { return finish(completion) }
    let next = current(showing: snapshot, in: section)
    outlines[section] = snapshot
    show(next)
    finish(completion)
  }

  /// Shows the visible items of an outline in a section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// The closures for the user's expanding and collapsing of items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Supporting reordering

  /// The closures for the user's moving of items.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Supporting the data source protocol

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(ofSection: section) }

  /// Returns the provider's cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return collectionView.placeholderCell() }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    DiffableSourceKind.collection.raiseNoCell(
      for: item, at: indexPath, in: collectionView, by: "collectionView(_:cellForItemAt:)")
    return collectionView.placeholderCell()
  }

  /// Returns the provider's supplementary view (behaviour 547).
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? NotImplemented.reusableView
  }

  /// Returns whether the user can move an item, as the reordering handlers decide.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorder(item)
  }

  /// Moves the item in the snapshot, and tells the reordering handlers (behaviour 555).
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let from = ItemPath(sourceIndexPath), let to = ItemPath(destinationIndexPath),
      let moved = current.moving(from, to: to)
    else { return }
    if isOutline(from.section) || isOutline(to.section) {
      return moveBranch(at: from, to: to, shownBy: moved)
    }
    let transaction = NSDiffableDataSourceTransaction(from: current, to: moved)
    reorderingHandlers.willReorder?(transaction)
    current = moved
    forgetOutlines()
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the entries of the index.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the item for an entry of the index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Storage

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// The sections whose items lie within each other.
  private var outlines: [SectionIdentifierType: Outline] = [:]

  // MARK: The model

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let change = SnapshotChange(old: current, new: snapshot)
    current = snapshot.applied
    forgetOutlines()
    collectionView?.show(
      change, reconfiguring: snapshot.reconfiguredItems.compactMap(current.row))
    collectionView?.outlineDidChange()
  }

  /// Forgets the outlines of sections that are gone, or that were given other items.
  private func forgetOutlines() {
    outlines = outlines.filter { section, outline in
      current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  // MARK: Outlines

  /// Returns the current snapshot with the visible items of an outline in a section.
  private func current(
    showing outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType
  ) -> Snapshot {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = outline.visibleItems
    let known = next.itemIdentifiers(inSection: section)
    guard known != visible else { return next }
    next.deleteItems(known)
    next.appendItems(visible, toSection: section)
    return next
  }

  /// Moves an item, with everything in it, to the place of the user's drop among the visible items
  /// of its section or of another one (behaviour 555).
  private func moveBranch(at row: ItemPath, to place: ItemPath, shownBy moved: Snapshot) {
    guard let item = current.item(at: row), let source = current.section(at: row.section),
      let target = current.section(at: place.section)
    else { return }
    let visible = moved.itemIdentifiers(inSection: target)
    let previous = place.row > 0 ? visible[place.row - 1] : nil
    let next = place.row + 1 < visible.count ? visible[place.row + 1] : nil
    var changed: [SectionIdentifierType: Outline] = [:]
    if source == target {
      changed[source] = outline(of: source)
      changed[source]?.move(item, after: previous, before: next)
    } else {
      var rest = outline(of: source)
      let branch = rest.takeOut(item)
      var entered = outline(of: target)
      // An item that cannot be moved leaves the collection view unchanged.
      guard entered.insert(branch, after: previous, before: next) else { return show(current) }
      changed = [source: rest, target: entered]
    }
    follow(changed)
  }

  /// Shows outlines that a user's move has changed, and tells the reordering handlers.
  private func follow(_ changed: [SectionIdentifierType: Outline]) {
    var shown = current
    for section in changed.keys { shown.deleteItems(current.itemIdentifiers(inSection: section)) }
    for (section, outline) in changed {
      shown.appendItems(outline.visibleItems, toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      from: current, to: shown,
      outlines: changed.map { section, after in
        NSDiffableDataSourceSectionTransaction(section, from: outline(of: section), to: after)
      })
    reorderingHandlers.willReorder?(transaction)
    outlines.merge(changed) { $1 }
    show(shown)
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the items of a section as an outline.
  private func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if current.indexOfSection(section) != nil {
      outline.append(current.itemIdentifiers(inSection: section))
    }
    return outline
  }

  private func isOutline(_ index: Int) -> Bool {
    current.section(at: index).map { outlines[$0] != nil } ?? false
  }

  private func outlined(
    _ row: ItemPath
  ) -> (
    item: ItemIdentifierType, section: SectionIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = current.section(at: row.section), let outline = outlines[section],
      let item = current.item(at: row), outline.contains(item)
    else { return nil }
    return (item, section, outline)
  }

  final func outlineLevel(at row: ItemPath) -> Int? {
    outlined(row).map { $0.outline.level(of: $0.item) }
  }

  final func isExpanded(at row: ItemPath) -> Bool? {
    guard let (item, _, outline) = outlined(row) else { return nil }
    let isParent =
      sectionSnapshotHandlers.snapshotForExpandingParent != nil
      || !outline.snapshot(of: item).items.isEmpty
    return isParent ? outline.isExpanded(item) : nil
  }

  final func toggle(at row: ItemPath) -> Refusal<OutlineFault>? {
    guard let (item, section, outline) = outlined(row), let isExpanded = isExpanded(at: row) else {
      return Refusal(.notExpandable)
    }
    let handlers = sectionSnapshotHandlers
    var next = outline
    if isExpanded {
      if handlers.shouldCollapseItem?(item) == false {
        return Refusal(.vetoed, method: "shouldCollapseItem")
      }
      handlers.willCollapseItem?(item)
      next.collapse([item])
    } else {
      if handlers.shouldExpandItem?(item) == false {
        return Refusal(.vetoed, method: "shouldExpandItem")
      }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, next.snapshot(of: item)) {
        next.replace(childrenOf: item, using: children)
      }
      next.expand([item])
    }
    apply(next, to: section)
    return nil
  }

  /// Returns whether the collection view, if it still exists, shows the content of this data
  /// source.
  private func isShown() -> Bool {
    guard let collectionView, collectionView.dataSource !== self else { return true }
    DiffableSourceKind.collection.raiseNotShown(in: collectionView)
    return false
  }

  private func finish(_ completion: (() -> Void)?, hasUpdated: Bool = true) {
    DiffableSourceKind.collection.finish(completion, for: collectionView, hasUpdated: hasUpdated)
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures for the user's expanding and collapsing of items (behaviour 553).
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Creates handlers that let every item be expanded and collapsed.
    public init() {}

    /// Returns whether the user can expand an item; `nil` means every item.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called when the user is about to expand an item.
    public var willExpandItem: ((Item) -> Void)?

    /// Returns whether the user can collapse an item; `nil` means every item.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called when the user is about to collapse an item.
    public var willCollapseItem: ((Item) -> Void)?

    /// Returns the children of an item that the user expands, given its former children.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }

  /// The closures for the user's moving of items.
  public struct ReorderingHandlers {
    /// Creates handlers that let nothing be moved.
    public init() {}

    /// Returns whether the user can move an item; `nil` means that nothing can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called when the user has moved an item, before the data source follows.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called when the data source has followed the user's move.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
}
