public import Foundation

/// A data source that shows snapshots, and works out what changes from one to the next.
///
/// A subclass overrides the methods of the data source that it adds to, such as titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that makes or takes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  // MARK: Creating a diffable data source

  /// Creates a data source and makes it that of a table, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Identifying items

  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    TableRow(indexPath).flatMap(current.item)
  }

  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.row(of: itemIdentifier)?.indexPath
  }

  // MARK: Identifying sections

  /// The section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Updating data

  /// What the table shows, as a copy.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Has the table show a snapshot: at once, with the completion on a later turn (behaviour 119).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard showsInTable() else { return finish(completion) }
    let change = SnapshotChange(old: current, new: snapshot)
    current = snapshot.applied
    tableView?.show(change, reconfiguring: snapshot.reconfiguredItems.compactMap(current.row))
    finish(completion)
  }

  /// Has the table show a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Has the table load a snapshot as if it were all new, which selects no row (behaviour 119).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard showsInTable() else { return finish(completion) }
    current = snapshot.applied
    tableView?.reloadData()
    finish(completion)
  }

  /// Has the table load a snapshot as if it were all new.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Animating changes

  /// How rows come and go; the model moves nothing.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Supporting the data source protocol

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(ofSection: section)
  }

  /// The cell that the provider gives for the item of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return tableView.placeholderCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    ModelException.internalInconsistency.raise(
      "UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath> {length "
        + "= 2, path = \(indexPath.section) - \(indexPath.row)} with item identifier '\(item)', which "
        + "is not allowed. You must always return a cell to the table view: \(objectName(tableView))",
      by: "UITableViewDiffableDataSource.tableView(_:cellForRowAt:)")
    return tableView.placeholderCell()
  }

  /// The text above a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The text below a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether the user can edit a row; no unless overridden (behaviour 104).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user deletes a row, or has one inserted.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.missingMethod = "tableView(_:commit:forRowAt:)" }

  /// Whether the user can move a row; no unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row to another place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.missingMethod = "tableView(_:moveRowAt:to:)" }

  /// What the index beside the table lists; nothing unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section that an entry of the index leads to; that of its number unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Storage

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Whether the table, if it is still there, shows what this data source has.
  private func showsInTable() -> Bool {
    guard let tableView, tableView.dataSource !== self else { return true }
    ModelException.internalInconsistency.raise(
      "Attempted to apply updates to a table view from a UITableViewDiffableDataSource, but the table "
        + "view's dataSource is not the UITableViewDiffableDataSource. Table view: "
        + objectName(tableView), by: "UITableViewDiffableDataSource.apply(_:animatingDifferences:)")
    return false
  }

  private func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    let application = tableView?.hostApplication ?? UIApplication.shared
    application.mainLoop.enqueue("UITableViewDiffableDataSource completion") { completion() }
  }
}
