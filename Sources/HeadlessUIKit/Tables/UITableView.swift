public import Foundation
import Interfaces

/// A list of rows in sections, with cells for the visible rows.
///
/// The table asks for counts once for each load, and for cells at the next layout (behaviour 92). A
/// touch of a row calls the delegate (behaviour 80); selecting in code does not (behaviour 89).
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
  // MARK: Creating a table view

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table from an archive.
  public required init?(coder: NSCoder) {
    let named = coder.interface?.element["style"]
    style = named.flatMap { InterfaceNames.value($0, of: Style.self) } ?? .plain
    super.init(coder: coder)
  }

  /// Creates a plain table with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table without a size.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// The style of the table.
  public final let style: Style

  // MARK: Providing the table's data and cells

  /// The data source; it is not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that prepares data for rows that will soon be visible; it is not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetchingDidChange() } }
  }

  /// Whether the table announces rows that will soon be visible.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
  }

  // MARK: Customizing the table's appearance and behavior

  // Unchecked: it is loaded nine times for a tap on a row, and only got or set.
  /// The delegate of the rows and of the user's actions; it is not kept alive.
  @exclusivity(unchecked) open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { setNeedsLayout() }
    }
  }

  // MARK: Recycling table view cells

  /// Registers a class for making cells; `nil` cancels the registration (behaviour 99).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellSources.register(
      cellClass, for: identifier, by: "UITableView.register(_:forCellReuseIdentifier:)")
  }

  /// Registers a nib for making cells; `nil` cancels the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellSources.register(nib, for: identifier)
  }

  /// Returns a reused or new cell, if there is one to reuse or the identifier is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier) ?? makeCell(identifier)
  }

  /// Returns a reused or new cell for a row; the identifier must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let call = "UITableView.dequeueReusableCell(withIdentifier:for:)"
    guard let row = item(indexPath, by: "dequeueReusableCell(withIdentifier:for:)") else {
      return placeholderCell()
    }
    guard cellSources[identifier] != nil else {
      guard cellSources.isFirstRequest(for: identifier) else { return placeholderCell() }
      ModelException.internalInconsistency.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard",
        by: "\(call). \(cellSources.instead(of: identifier))")
      return placeholderCell()
    }
    let request = pass.requests.last.flatMap { $0.row == row ? $0 : nil }
    if let request, let existing = request.existing {
      if existing.reuseIdentifier == identifier { return existing }
      raiseOther(identifier, than: existing, by: call)
      request.isReported = true
    }
    if let dequeued = request?.dequeued, hostApplication.device.system.refusesSecondCell {
      ModelException.internalInconsistency.raise(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path).",
        by: call)
      return dequeued
    }
    let cell = pool.cell(identifier) ?? makeCell(identifier) ?? placeholderCell()
    request?.dequeued = cell
    return cell
  }

  // MARK: Recycling section header and footer views

  /// Registers a class for making headers and footers; `nil` cancels the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerSources.register(
      aClass, for: identifier, by: "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)")
  }

  /// Registers a nib for making headers and footers; `nil` cancels the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerSources.register(nib, for: identifier)
  }

  /// Returns a reused or new header or footer (behaviour 118).
  ///
  /// `nil` if no view can be reused and the identifier is not registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    pool.header(identifier)
      ?? headerSources.make(
        identifier, by: "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)"
      ) { ObjectMaker.make(header: $0, reuseIdentifier: identifier) }
  }

  // MARK: Managing the header and footer of the table

  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      exchange(oldValue, for: backgroundView)
      if let backgroundView, backgroundView.storedSuperview === self {
        sendSubviewToBack(backgroundView)
      }
    }
  }

  // MARK: Configuring cell height and layout

  /// The height of rows, unless the delegate decides it.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// The estimated height of rows; 0 makes the table ask for all heights at once (behaviour 103).
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// Whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether the content of cells stays inside the safe area.
  open var insetsContentViewsToSafeArea = true

  /// The height of empty rows below a plain table's content, which the model does not make.
  open var fillerRowHeight: CGFloat = 0

  /// When the table measures its shown rows again (behaviour 783).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Configuring header and footer appearance

  /// The height of section headers, unless the delegate decides it.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of section footers, unless the delegate decides it.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The estimated height of section headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The estimated height of section footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// The space above section headers of a plain table (behaviour 822).
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  // MARK: Customizing the separator appearance

  /// The style of the lines between cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The color of the lines between cells.
  open var separatorColor: UIColor? = .separator

  /// The effect of the lines between cells.
  open var separatorEffect: UIVisualEffect?

  /// The insets of the lines from the edges.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: TableMetrics.margin, bottom: 0, right: 0)

  /// The edges from which the insets of the lines are measured.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  // MARK: Getting the number of rows and sections

  /// Returns the number of rows in a section at the last load (behaviour 94).
  open func numberOfRows(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].count : 0
  }

  /// The number of sections at the last load; 1 without a data source (behaviour 94, 923).
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return dataSource == nil ? 1 : geometry.sections.count
  }

  // MARK: Getting cells and section-based views

  /// Returns the cell of a row, if the row is visible (behaviour 98).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfReloaded()
    guard let row = item(indexPath, by: "cellForRow(at:)"), let index = displayedIndex(of: row),
      list.displayed[index].isTold
    else { return nil }
    return list.displayed[index].cell
  }

  /// Returns the header of a section, if it is visible (behaviour 118).
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfReloaded()
    return supplement(.header, section)?.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible (behaviour 118).
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfReloaded()
    return supplement(.footer, section)?.view as? UITableViewHeaderFooterView
  }

  /// Returns the row of a cell, or `nil` if the cell is not displayed.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    layOutIfReloaded()
    return list.displayed.first { $0.cell === cell }?.row.indexPath
  }

  /// Returns the row at a point, or `nil` if no row is there.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadCountsIfNeeded()
    guard point.x >= 0, point.x < max(storedBounds.width, 1), point.y.isFinite else { return nil }
    return geometry.rows(from: point.y, to: point.y.nextUp).first?.indexPath
  }

  /// Returns the rows that a rectangle overlaps, or `nil` if the rectangle is not valid.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadCountsIfNeeded()
    guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
    return geometry.rows(from: rect.minY, to: rect.maxY).map(\.indexPath)
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutIfReloaded()
    return visibleRows.map(\.cell)
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfReloaded()
    return visibleRows.map(\.row.indexPath)
  }

  // MARK: Selecting rows

  /// The first of the selected rows, in the order of selection.
  open var indexPathForSelectedRow: IndexPath? { list.selection.first?.indexPath }

  /// The selected rows in the order of selection, or `nil` without a selection (behaviour 86).
  open var indexPathsForSelectedRows: [IndexPath]? {
    list.selection.isEmpty ? nil : list.selection.rows.map(\.indexPath)
  }

  /// Selects a row without telling the delegate; `nil` deselects all rows (behaviour 89).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadCountsIfNeeded()
    guard let indexPath else { return deselectAll(animated: animated) }
    let call = "selectRow(at:animated:scrollPosition:)"
    guard let row = item(indexPath, by: call),
      exists(row, by: call, raises: scrollPosition != .none)
    else { return }
    if !selectsSeveral {
      for other in list.selection.rows where other != row { deselect(other, animated: animated) }
    }
    select(row, animated: animated)
    if scrollPosition != .none { scroll(to: row, scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate (behaviour 89).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let row = item(indexPath, by: "deselectRow(at:animated:)"), list.selection.contains(row)
    else { return }
    deselect(row, animated: animated)
  }

  /// Whether the user can select rows.
  open var allowsSelection = true

  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false

  /// Whether the user can select rows while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select several rows while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether focusing a row selects it.
  open var selectionFollowsFocus = false

  /// Posted after the user has changed the selection (behaviour 90).
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Putting the table into edit mode

  /// Whether the table is in editing mode, or the actions of a row are open (behaviour 105).
  open var isEditing: Bool {
    get { storedIsEditing || list.shownActions?.isOpen == true }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode, and closes open row actions.
  ///
  /// If editing begins and does not allow selection, all rows are deselected (behaviour 87).
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeActions()
    guard storedIsEditing != editing else { return }
    storedIsEditing = editing
    if editing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
      deselectAll(animated: animated)
    }
    updateEditing(animated: animated)
  }

  // MARK: Inserting, deleting, and moving rows and sections

  /// Inserts rows at positions after the update (behaviour 113).
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updateItems(at: indexPaths, by: "insertRows(at:with:)") { .insertRow($0) }
  }

  /// Deletes rows at positions before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updateItems(at: indexPaths, by: "deleteRows(at:with:)") { .deleteRow($0) }
  }

  /// Moves a row from a position before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let call = "moveRow(at:to:)"
    guard let row = item(indexPath, by: call), let target = item(newIndexPath, by: call) else {
      return reloadData()
    }
    update(by: call) { list.batch.add(.moveRow(row, to: target)) }
  }

  /// Inserts sections at positions after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(by: "insertSections(_:with:)") {
      list.batch.add(.insertSections(sections))
    }
  }

  /// Deletes sections at positions before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(by: "deleteSections(_:with:)") {
      list.batch.add(.deleteSections(sections))
    }
  }

  /// Moves a section from a position before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(by: "moveSection(_:toSection:)") {
      list.batch.add(.moveSection(section, to: newSection))
    }
  }

  // MARK: Performing batch updates to rows and sections

  /// Makes the updates of a closure together; the completion runs on a later turn (behaviour 113).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { makeUpdates(completion) { updates?() } }

  /// Makes the updates of a closure together that does not escape (behaviour 950).
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { handOn(updates, completion) { performBatchUpdates($0, completion: $1) } }

  /// Begins a group of updates; only the outermost end makes them (behaviour 113).
  open func beginUpdates() { openUpdates(by: "UITableView.endUpdates()") }

  /// Ends a group of updates.
  open func endUpdates() { closeUpdates() }

  /// Whether rows are temporarily moved by a drag.
  open var hasUncommittedUpdates: Bool { false }

  // MARK: Reloading the table view

  /// Asks for existing cells again, to update them in place; positions are before the update.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    updateItems(at: indexPaths, by: "reconfigureRows(at:)") { .reconfigureRow($0) }
  }

  /// Replaces the cells of rows, at positions before the update (behaviour 96).
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updateItems(at: indexPaths, by: "reloadRows(at:with:)") { .reloadRow($0) }
  }

  /// Replaces sections, at positions before the update; the number of rows may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(by: "reloadSections(_:with:)") {
      list.batch.add(.reloadSections(sections))
    }
  }

  /// Asks for all counts again, and for cells at the next layout (behaviour 92).
  open func reloadData() {
    list.edition &+= 1
    list.batch.removeUpdates()
    loadCounts()
    list.selection.removeAll()
    actionsFollow { _ in nil }
    list.needsReload = true
    setNeedsLayout()
  }

  /// Asks for the titles of the section index again.
  open func reloadSectionIndexTitles() {
    indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  // MARK: Configuring the table index

  /// The minimum number of rows for which the section index is displayed.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// The color of the index.
  open var sectionIndexColor: UIColor?

  /// The background color of the index.
  open var sectionIndexBackgroundColor: UIColor?

  /// The background color of the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Getting the drawing areas for the table

  /// Returns the rectangle of a section.
  open func rect(forSection section: Int) -> CGRect {
    loadCountsIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let height: CGFloat = geometry.height(of: section)
    return rectangle(geometry.top(of: section), height)
  }

  /// Returns the rectangle of a row, or an empty one if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadCountsIfNeeded()
    guard let row = item(indexPath, by: "rectForRow(at:)"), geometry.contains(row) else {
      return .zero
    }
    return rect(of: row)
  }

  /// Returns the rectangle of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadCountsIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(of: .header, section)
  }

  /// Returns the rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadCountsIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(of: .footer, section)
  }

  // MARK: Scrolling the table view

  /// Scrolls until a row is at a position.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    loadCountsIfNeeded()
    let call = "scrollToRow(at:at:animated:)"
    guard let row = item(indexPath, by: call), exists(row, by: call, raises: true) else { return }
    scroll(to: row, scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to the middle is at a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    loadCountsIfNeeded()
    let middle = storedBounds.midY
    let rows = list.selection.rows.filter(geometry.contains)
    let nearest = rows.min { abs(rect(of: $0).midY - middle) < abs(rect(of: $1).midY - middle) }
    if let nearest { scroll(to: nearest, scrollPosition, animated: animated) }
  }

  // MARK: Managing drag and drop

  /// The delegate that provides the items of dragged rows; it is not kept alive.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// The delegate that takes dropped items; it is not kept alive.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether rows can be dragged.
  open var dragInteractionEnabled = UIDevice.current.letsDragInLists

  /// Whether a row is selected when a drag is held over it.
  open var isSpringLoaded = false

  /// Whether rows are dragged away from the table.
  open internal(set) var hasActiveDrag = false

  /// Whether something that may be dropped is over the table.
  open internal(set) var hasActiveDrop = false

  // MARK: Working with focus

  /// Where the focus goes: to the row that the delegate prefers, or else to the first row.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    guard let path = delegate?.indexPathForPreferredFocusedView(in: self),
      let cell = cellForRow(at: path)
    else { return super.preferredFocusEnvironments }
    return [cell]
  }

  /// Returns whether the delegate lets the focus move.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(
      self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }

  /// Tells the delegate that the focus has moved.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
  }

  // MARK: Preserving and restoring state

  /// Encodes the selection and the first visible row (behaviour 715).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeItems(with: coder)
  }

  /// Reads the saved state, which is restored when the table is laid out in a window.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeItems(with: coder)
  }

  // MARK: Laying out subviews

  /// Loads the cells of visible rows, and removes the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    restoreItems()
  }

  // MARK: Responding to touch events

  /// Highlights the row that a finger has gone down on (behaviour 80).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if list.shownActions != nil {
      for touch in touches { touch.itemTap?.end = .refused(Refusal(.closedActions)) }
      return closeActions()
    }
    if !pressBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Unhighlights the row that a finger has moved away from.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressMoved(touches, with: event) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the row that a finger was lifted on (behaviour 80).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressEnded(touches, isTap: true) { super.touchesEnded(touches, with: event) }
  }

  /// Unhighlights the row, because something else took over the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressEnded(touches, isTap: false) { super.touchesCancelled(touches, with: event) }
  }

  /// The value for a height that the content decides (behaviour 781).
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title in the section index that stands for the search bar.
  public nonisolated static let indexSearch = "{search}"

  // MARK: The model

  override class var elementRole: ElementRole { .table }

  /// Measures all headers and footers again, whose titles are larger or smaller now.
  final override func textSizeDidChange(to traits: UITraitCollection) {
    for index in list.supplements.indices { list.supplements[index].awaitsFitting = true }
    sizing.needsFitting = true
    requestLayout()
  }

  override func setUp(from coder: NSCoder?) {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Storage

  final var cellSources = ReuseSources<UITableViewCell>()
  /// The rows that a storyboard defines.
  final var staticContent: StaticTable?
  final var headerSources = ReuseSources<UITableViewHeaderFooterView>()
  final let pool = TableReusePool()

  final var geometry = TableGeometry()
  package final var indexTitles: [String] = []
  final var storedIsEditing = false
  // Unchecked: nothing that is done to it runs code of the app's, and a tap has a dozen accesses. A
  // cell that goes may run the app's `deinit`, which may then read the rest.
  @exclusivity(unchecked) final var list = ListState<UITableViewCell, Supplement>()
  final var pass = RowPass()
  final var sizing = RowSizing()
}
