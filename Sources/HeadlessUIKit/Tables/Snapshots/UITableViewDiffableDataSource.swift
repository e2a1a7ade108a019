public import Foundation

/// A data source that shows snapshots, and works out the changes from one to the next.
///
/// A subclass overrides the data source methods that it needs, such as for titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that dequeues and configures the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  // MARK: Creating a diffable data source

  /// Creates a data source and assigns it to a table.
  ///
  /// The table holds it weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Identifying items

  /// Returns the item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let row = ItemPath(indexPath) else {
      InvalidIndexPath.raise(
        InvalidIndexPath.inTable, indexPath,
        by: "UITableViewDiffableDataSource.itemIdentifier(for:)")
      return nil
    }
    return current.item(at: row)
  }

  /// Returns the row of an item.
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

  /// Returns a copy of the snapshot that the table shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Applies a snapshot at once, and calls the completion on a later turn (behaviour 119), or
  /// before this returns where the snapshot changes nothing (behaviour 929).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard animatingDifferences || UIDevice.current.system.appliesWithoutReload else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    guard showsInTable() else { return finish(completion) }
    let change = SnapshotChange(old: current, new: snapshot)
    current = snapshot.applied
    tableView?.show(change, reconfiguring: snapshot.reconfiguredItems.compactMap(current.row))
    finish(completion, hasUpdated: change.changesAnything)
  }

  /// Applies a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot by reloading everything, which deselects all rows (behaviour 119).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard showsInTable() else { return finish(completion) }
    current = snapshot.applied
    tableView?.reloadData()
    finish(completion)
  }

  /// Applies a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Animating changes

  /// The animation of rows that come and go.
  ///
  /// The model does not animate.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Supporting the data source protocol

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(ofSection: section)
  }

  /// Returns the provider's cell for the item of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return tableView.placeholderCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    DiffableSourceKind.table.raiseNoCell(
      for: item, at: indexPath, in: tableView, by: "tableView(_:cellForRowAt:)")
    return tableView.placeholderCell()
  }

  /// Returns the text above a section.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the text below a section.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns whether the user can edit a row.
  ///
  /// It is `false` unless overridden (behaviour 104).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user deletes or inserts a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.list.missingMethod = "tableView(_:commit:forRowAt:)" }

  /// Returns whether the user can move a row.
  ///
  /// It is `false` unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.list.missingMethod = "tableView(_:moveRowAt:to:)" }

  /// Returns the entries of the section index.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section for an entry of the section index.
  ///
  /// By default both have the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Storage

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Returns whether the table, if it still exists, shows the content of this data source.
  private func showsInTable() -> Bool {
    guard let tableView, tableView.dataSource !== self else { return true }
    DiffableSourceKind.table.raiseNotShown(in: tableView)
    return false
  }

  private func finish(_ completion: (() -> Void)?, hasUpdated: Bool = true) {
    DiffableSourceKind.table.finish(completion, for: tableView, hasUpdated: hasUpdated)
  }
}
