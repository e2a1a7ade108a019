import Foundation

extension UITableView {
  /// A row with a cell.
  struct DisplayedRow {
    var row: TableRow
    let cell: UITableViewCell
    /// Whether the cell decides the height.
    var isFitted = false
    /// Whether the row is out of view, and has a cell only because a helper asked for it.
    var isLookedAt: Bool
    /// Whether the delegate knows that the cell is displayed.
    var isTold = true
  }

  /// The view above or below a section.
  struct Supplement {
    enum Kind { case header, footer }

    let kind: Kind
    var section: Int
    let view: UIView
    var isLookedAt: Bool
    /// Whether the height is what the view itself asks for.
    var isFitted: Bool
    /// Whether the view is to be measured again at the next layout.
    var awaitsFitting = false
  }

  /// A request for a cell that the data source is working on.
  struct CellRequest {
    let row: TableRow
    var dequeued: UITableViewCell?
    /// The cell that the row has and must keep.
    var existing: UITableViewCell?
    /// Whether another cell than that one was asked for, which was reported.
    var isReported = false
  }

  /// The number of rows outside the visible range that keep cells which were looked at.
  static let lookedAtLimit = 64
  /// How many sections a table can have.
  ///
  /// A larger number is a mistake.
  private static let sectionLimit = 10_000_000

  // MARK: Counting

  final func sourceDidChange() {
    generation &+= 1
    hasLoaded = false
    needsReload = true
    batch.removeUpdates()
    selection.removeAll()
    prefetch.rows = []
    actionsFollow { _ in nil }
    setNeedsLayout()
  }

  package final func loadCountsIfNeeded() {
    if !hasLoaded { loadCounts() }
  }

  /// Asks for all counts, and for all heights if there are no estimates (behaviour 92).
  ///
  /// A data source that reloads the table during these questions is not asked again because of
  /// that.
  final func loadCounts() {
    guard !isCounting else { return }
    isCounting = true
    defer { isCounting = false }
    hasLoaded = true
    guard let source = dataSource else {
      indexTitles = []
      return geometry = TableGeometry([], usual: usualHeight, start: geometry.start)
    }
    let usual = hasLearnedHeight ? geometry.usual : usualHeight
    let sections = freshSections(counts(of: source))
    geometry = TableGeometry(sections, usual: usual, start: geometry.start)
    if estimatedRowHeight == 0 { measureAll() }
    indexTitles = source.sectionIndexTitles(for: self) ?? []
  }

  /// Returns the current counts without applying them, or `nil` if they are being asked for
  /// already.
  final func askCounts() -> [Int]? {
    guard !isCounting else { return nil }
    isCounting = true
    defer { isCounting = false }
    return dataSource.map(counts) ?? []
  }

  private func counts(of source: any UITableViewDataSource) -> [Int] {
    let count = checked(
      source.numberOfSections(in: self), atMost: Self.sectionLimit, by: "numberOfSections(in:)")
    var counts: [Int] = []
    counts.reserveCapacity(count)
    for section in 0..<count {
      let rows = checked(
        source.tableView(self, numberOfRowsInSection: section), atMost: .max,
        by: "tableView(_:numberOfRowsInSection:)")
      counts.append(rows)
    }
    return counts
  }

  /// Returns sections for which only counts and estimates are known.
  private func freshSections(_ counts: [Int]) -> [TableGeometry.Section] {
    var sections = Array(repeating: freshSection, count: counts.count)
    for index in counts.indices { sections[index].count = counts[index] }
    makeRoomForTitles(in: &sections)
    return sections
  }

  /// Gives headers and footers of a plain table that have a title the height that all have.
  ///
  /// A section without a title may well have no header, and then there is no room for one either.
  /// That is known once it is in view.
  private func makeRoomForTitles(in sections: inout [TableGeometry.Section]) {
    guard style == .plain else { return }
    if Self.isHeight(sectionHeaderHeight) {
      for index in sections.indices where title(of: .header, index) != nil {
        sections[index].header = sectionHeaderHeight
      }
    }
    if Self.isHeight(sectionFooterHeight) {
      for index in sections.indices where title(of: .footer, index) != nil {
        sections[index].footer = sectionFooterHeight
      }
    }
  }

  /// A section for which only estimates are known.
  final var freshSection: TableGeometry.Section {
    TableGeometry.Section(
      count: 0,
      header: padded(headerHeight: estimate(sectionHeaderHeight, estimatedSectionHeaderHeight)),
      footer: estimate(sectionFooterHeight, estimatedSectionFooterHeight))
  }

  private func checked(_ count: Int, atMost limit: Int, by method: String) -> Int {
    if (0...limit).contains(count) { return count }
    ModelException.internalInconsistency.raise(
      "The data source's \(method) returned \(count).",
      by: "\(objectName(self)), whose data source is \(objectName(of: dataSource))")
    return 0
  }

  private var usualHeight: CGFloat {
    if Self.isHeight(rowHeight) { return rowHeight }
    return Self.isHeight(estimatedRowHeight) && estimatedRowHeight > 0
      ? estimatedRowHeight : TableMetrics.rowHeight
  }

  private func estimate(_ height: CGFloat, _ estimated: CGFloat) -> CGFloat {
    // In a plain table a section may well have none, whatever the height of all others.
    if Self.isHeight(height), style != .plain { return height }
    if Self.isHeight(estimated), estimated > 0 { return estimated }
    return style == .plain ? 0 : TableMetrics.sectionGap
  }

  /// Returns whether a number is a real height, as opposed to an automatic or invalid one.
  static func isHeight(_ height: CGFloat) -> Bool { height >= 0 && height.isFinite }

  final func heightsDidChange() {
    hasLearnedHeight = false
    guard hasLoaded else { return }
    let sections = freshSections(geometry.sections.map(\.count))
    geometry = TableGeometry(sections, usual: usualHeight, start: geometry.start)
    needsReload = true
    generation &+= 1
    setNeedsLayout()
  }

  final func measureAll() {
    let generation = generation
    for index in geometry.sections.indices {
      for row in 0..<geometry.sections[index].count {
        measure(TableRow(section: index, row: row))
        guard generation == self.generation else { return }
      }
    }
  }

  /// Asks for the height of a row, and returns whether its cell decides that.
  ///
  /// Until there is a cell, an estimate counts then (behaviour 781).
  @discardableResult
  final func measure(_ row: TableRow, keepsRest: Bool = false) -> Bool {
    let path = row.indexPath
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if Self.isHeight(height) {
      if delegate != nil { settle(height, of: row, keepsRest: keepsRest) }
      return false
    }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? -1
    let hasEstimate = Self.isHeight(estimate) && estimate > 0
    // An estimate of 0 switches estimates off, and with them the measuring (behaviour 103).
    if estimatedRowHeight != 0 || hasEstimate { return true }
    settle(usualHeight, of: row, keepsRest: keepsRest)
    return false
  }

  // MARK: Positions

  final func rectangle(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    let inset: CGFloat =
      style == .insetGrouped ? min(TableMetrics.margin, storedBounds.width / 2) : 0
    return CGRect(x: inset, y: top, width: storedBounds.width - 2 * inset, height: height)
  }

  /// Returns the rectangle of a row.
  ///
  /// It is zero if a callback has removed the row.
  package final func rect(of row: TableRow) -> CGRect {
    guard geometry.contains(row) else { return .zero }
    return rectangle(geometry.top(of: row), geometry.height(of: row))
  }

  package final func height(of row: TableRow) -> CGFloat {
    geometry.contains(row) ? geometry.height(of: row) : 0
  }

  final func rect(of kind: Supplement.Kind, _ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return switch kind {
    case .header:
      rectangle(
        geometry.top(of: section) + headerPadding(of: section),
        geometry.sections[section].header - headerPadding(of: section))
    case .footer: rectangle(geometry.footerTop(of: section), geometry.sections[section].footer)
    }
  }

  /// Returns a height with the space above it, for a header that there is.
  final func padded(headerHeight height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return height }
    let own = sectionHeaderTopPadding
    return height + (Self.isHeight(own) ? own : DeviceProfile.current.tables.headerTopPadding)
  }

  /// Returns the space above the header of a section.
  private final func headerPadding(of section: Int) -> CGFloat {
    let height = geometry.sections[section].header
    return height > 0 ? min(height, padded(headerHeight: 1) - 1) : 0
  }

  /// Returns whether there is a row, or raises UIKit's exception (behaviour 7.30).
  final func exists(_ row: TableRow, by call: String, raises: Bool) -> Bool {
    if geometry.contains(row) { return true }
    guard raises else { return false }
    let sections = geometry.sections
    let reason =
      if sections.indices.contains(row.section) {
        "Attempted to scroll the table view to an out-of-bounds row (\(row.row)) when there are only "
          + "\(sections[row.section].count) rows in section \(row.section). Table view: "
          + objectName(self)
      } else {
        "Attempted to scroll the table view to an out-of-bounds section (\(row.section)) when there "
          + "are only \(sections.count) sections. Table view: \(objectName(self))"
      }
    ModelException.internalInconsistency.raise(reason, by: "UITableView.\(call)")
    return false
  }

  final func scroll(to row: TableRow, _ position: ScrollPosition, animated: Bool) {
    layOutIfReloaded()
    measureSupplements(around: row.section)
    guard geometry.contains(row) else { return }
    let target = offset(to: row, position)
    setContentOffset(target, animated: animated)
    // Rows that come into view may turn out to be higher than expected.
    if !animated {
      scrollTarget = ScrollTarget(row: row, position: position, offset: contentOffset)
    }
  }

  /// Returns the offset at which a row is at a position.
  final func offset(to row: TableRow, _ position: ScrollPosition) -> CGPoint {
    let room = room(for: row)
    let insets = adjustedContentInset
    let height = storedBounds.height - insets.top - insets.bottom
    let top =
      switch position {
      case .none: offset(toShow: room).y
      case .top: room.minY - insets.top
      case .middle: rect(of: row).midY - insets.top - height / 2
      case .bottom: room.maxY - insets.top - height
      }
    let target = CGPoint(x: contentOffset.x, y: top)
    return position == .none ? target : clamped(target)
  }

  // MARK: Finding cells

  /// Returns the index of a row among those with cells, or the index where it would be inserted.
  final func index(of row: TableRow) -> Int {
    var low = 0
    var high = displayed.count
    if high == 0 { return 0 }
    // Mostly the rows have consecutive numbers, and then no search is needed.
    let first = displayed[0].row
    let guess = row.section == first.section ? row.row &- first.row : -1
    if guess >= 0, guess < high, displayed[guess].row == row { return guess }
    while low < high {
      let middle = (low + high) / 2
      if displayed[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the cell of a row, unless it is from before a reload.
  package final func displayedCell(_ row: TableRow) -> UITableViewCell? {
    guard let index = displayedIndex(of: row) else { return nil }
    return displayed[index].cell
  }

  /// Returns whether a row has a certain cell.
  final func shows(_ cell: UITableViewCell, in row: TableRow) -> Bool {
    guard let index = displayedIndex(of: row) else { return false }
    return displayed[index].cell === cell
  }

  final func displayedIndex(of row: TableRow) -> Int? {
    guard !needsReload else { return nil }
    let index = index(of: row)
    return index < displayed.count && displayed[index].row == row ? index : nil
  }

  final func supplement(_ kind: Supplement.Kind, _ section: Int) -> Supplement? {
    supplements.first { $0.kind == kind && $0.section == section }
  }

  final var visibleRows: [DisplayedRow] {
    let view = storedBounds
    return displayed.filter { entry in
      let frame = entry.cell.frame
      return frame.height > 0 && frame.maxY > view.minY && frame.minY < view.maxY && view.width > 0
    }
  }

  /// Lays out after a reload, so that no code sees cells from before it (behaviour 98).
  final func layOutIfReloaded() {
    if needsReload, !isLayingOutRows { layoutIfNeeded() }
    if needsReload, !isLayingOutRows { layOutRows() }
  }

  /// Lays out for a user, who may look at a table in no window without any fault of the code.
  package final func layOutForUser(hasScrolled: Bool) {
    guard needsReload || hasScrolled else { return }
    isForUser = true
    defer { isForUser = false }
    layoutIfNeeded()
    layOutIfReloaded()
  }

  /// Warns once in each application that code lays out a table in no window (behaviour 7.32).
  final func warnWhereInNoWindow() {
    guard storedWindow == nil, !isForUser, dataSource != nil else { return }
    let application = hostApplication
    guard !application.hasWarnedOfTableInNoWindow else { return }
    application.hasWarnedOfTableInNoWindow = true
    ModelLog.warn(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
        + "contents without being in the view hierarchy (the table view or one of its superviews "
        + "has not been added to a window). This may cause bugs by forcing views inside the table "
        + "view to load and perform layout without accurate information (e.g. table view bounds, "
        + "trait collection, layout margins, safe area insets, etc), and will also cause "
        + "unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint "
        + "at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see "
        + "what caused this to occur, so you can avoid this action altogether if possible, or defer "
        + "it until the table view has been added to a window. Table view: \(objectName(self))",
      by: "UITableView.layoutSubviews()")
  }

  // MARK: Placeholder cells

  /// Returns a new cell, or `nil` if the identifier is not registered or a failure was reported.
  final func makeCell(_ identifier: String) -> UITableViewCell? {
    cellSources.make(identifier, by: "UITableView.dequeueReusableCell(withIdentifier:)") {
      ObjectMaker.make($0, reuseIdentifier: identifier)
    }
  }

  /// Returns an inert cell, where no real one exists.
  final func placeholderCell() -> UITableViewCell { placeholder(UITableViewCell.self) }

  /// Returns an inert placeholder of a class.
  ///
  /// A registered subclass is preferred, because it can be made safely. A class that is not
  /// registered may have no `init(style:reuseIdentifier:)`, and then traps. There is no other way
  /// to get a cell of the class, and the failure was reported already.
  package final func placeholder<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    let registered = cellSources.types.lazy.compactMap { $0 as? Cell.Type }.first
    let cell = ObjectMaker.make(registered ?? type, reuseIdentifier: nil)
    cell.becomeInert()
    return cell
  }

  final func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if let old, old.storedSuperview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  final func insert(_ entry: DisplayedRow) { displayed.insert(entry, at: index(of: entry.row)) }

  /// Forgets which row a cell belongs to, because it now belongs to another row or to none.
  final func forget(_ cell: UITableViewCell) { displayed.removeAll { $0.cell === cell } }
}
