import Foundation

extension UITableView {
  /// How tall a part of the table shows at most: more is a mistake.
  private static let longestView: CGFloat = 100_000
  /// How tall a header is whose height is automatic.
  private static let headerHeight: CGFloat = 28

  private var shownRange: (low: CGFloat, high: CGFloat) {
    let bounds = storedBounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.minY.isFinite else {
      return (0, -1)
    }
    return (bounds.minY, bounds.minY + min(bounds.height, Self.longestView))
  }

  // MARK: Laying out

  /// Loads what is in view, and lets go of the rest: first, or after an update last (behaviour 96).
  ///
  /// Between the beginning and the end of updates, the rows are not those of the data.
  final func layOutRows(isUpdate: Bool = false) {
    guard !isLayingOutRows, updateDepth == 0 else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    let isReload = needsReload
    if isReload { reload() }
    guard !needsReload else { return }
    placeEnds()
    let generation = generation
    if isReload || isUpdate { contentOffset = clampedAfterReload }
    if !isUpdate { dropInvisible() }
    // Heights become known on the way, and may let further rows in; never for long.
    for _ in 0..<8 {
      guard generation == self.generation else { return }
      let hasLoadedRows = loadVisibleRows()
      guard generation == self.generation else { return }
      let hasLoadedSupplements = loadVisibleSupplements()
      guard hasLoadedRows || hasLoadedSupplements else { break }
    }
    guard generation == self.generation else { return }
    if isUpdate { dropInvisible() }
    guard generation == self.generation else { return }
    placeDisplayed()
    placeEnds()
  }

  /// Lets go of all cells, the lowest first, and asks for the counts again (behaviour 95).
  private func reload() {
    let old = displayed
    displayed = []
    lookedAt = []
    for entry in old.reversed() { endDisplaying(entry) }
    let views = supplements
    supplements = []
    for entry in views.reversed() { endDisplaying(entry) }
    loadCounts()
    // Not so where a callback has put another data source in its place.
    needsReload = !hasLoaded
  }

  /// The nearest place to rest, if there is less to see than there was.
  private var clampedAfterReload: CGPoint {
    let offset = contentOffset
    let (least, greatest) = restingRange
    return CGPoint(x: offset.x, y: offset.y > greatest.y ? max(least.y, greatest.y) : offset.y)
  }

  /// Gives the views above and below all sections, and the content, their places.
  private func placeEnds() {
    let width = storedBounds.width
    let header = tableHeaderView?.bounds.height ?? 0
    geometry.start = header.isFinite ? max(0, header) : 0
    let end = geometry.end()
    if let view = tableHeaderView, view.storedSuperview === self {
      view.frame = CGRect(x: 0, y: 0, width: width, height: geometry.start)
    }
    var height = end
    if let view = tableFooterView, view.storedSuperview === self {
      let footer = view.bounds.height
      view.frame = CGRect(x: 0, y: end, width: width, height: footer)
      height += footer.isFinite ? max(0, footer) : 0
    }
    if let view = backgroundView, view.storedSuperview === self { view.frame = storedBounds }
    contentSize = CGSize(width: width, height: height)
  }

  private func dropInvisible() {
    let (low, high) = shownRange
    var gone: [DisplayedRow] = []
    var kept: [DisplayedRow] = []
    for var entry in displayed {
      guard geometry.contains(entry.row) else {
        gone.append(entry)
        continue
      }
      let top = geometry.top(of: entry.row)
      if top < high, top + geometry.height(of: entry.row) > low {
        entry.isLookedAt = false
      } else if !entry.isLookedAt {
        gone.append(entry)
        continue
      }
      kept.append(entry)
    }
    if !gone.isEmpty || kept.count != displayed.count { displayed = kept }
    for entry in gone { endDisplaying(entry) }
    dropInvisibleSupplements(low, high)
  }

  private func dropInvisibleSupplements(_ low: CGFloat, _ high: CGFloat) {
    guard !supplements.isEmpty else { return }
    let gone = supplements.filter { entry in
      guard geometry.sections.indices.contains(entry.section) else { return true }
      let rect = rect(of: entry.kind, entry.section)
      return !(rect.minY < high && rect.maxY > low) && !entry.isLookedAt
    }
    guard !gone.isEmpty else { return }
    supplements.removeAll { entry in gone.contains { $0.view === entry.view } }
    for entry in gone { endDisplaying(entry) }
  }

  private func loadVisibleRows() -> Bool {
    let (low, high) = shownRange
    let generation = generation
    var hasLoaded = false
    for row in geometry.rows(from: low, to: high) where displayedCell(row) == nil {
      // A row that turned out taller may have pushed this one out of view.
      guard geometry.top(of: row) < high else { break }
      if load(row, isLookedAt: false) != nil { hasLoaded = true }
      guard generation == self.generation else { break }
    }
    return hasLoaded
  }

  private func placeDisplayed() {
    for entry in displayed {
      let rect = rect(of: entry.row)
      if entry.cell.frame != rect { entry.cell.frame = rect }
    }
    for entry in supplements {
      let rect = rect(of: entry.kind, entry.section)
      if entry.view.frame != rect { entry.view.frame = rect }
    }
  }

  // MARK: Cells

  /// Asks for the cell of a row, and shows it (behaviour 93).
  private func load(_ row: TableRow, isLookedAt: Bool) -> UITableViewCell? {
    guard let source = dataSource else { return nil }
    let generation = generation
    let path = row.indexPath
    let outer = request
    request = CellRequest(row: row)
    var cell = source.tableView(self, cellForRowAt: path)
    request = outer
    guard generation == self.generation, geometry.contains(row) else {
      if cell.storedSuperview == nil { pool(cell) }
      return nil
    }
    if let loaded = displayedCell(row) {
      if cell.storedSuperview == nil { pool(cell) }
      return loaded
    }
    unpool(cell)
    if let old = cell.storedSuperview { (old as? UITableView)?.forget(cell) }
    measure(row)
    guard generation == self.generation, geometry.contains(row) else {
      if cell.storedSuperview == nil { pool(cell) }
      return nil
    }
    let rect = rect(of: row)
    if cell.frame != rect { cell.frame = rect }
    attach(cell)
    if cell.storedSuperview !== self {
      ModelException.internalInconsistency.raise(
        "\(objectName(self)) failed to obtain a cell from its dataSource "
          + "(<\(type(of: source))>)", by: "UITableView.layoutSubviews()")
      cell = placeholderCell()
      cell.frame = rect
      attach(cell)
    }
    cell.shownRow = row
    insert(DisplayedRow(row: row, cell: cell, isLookedAt: isLookedAt))
    prepare(cell, for: row, path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Gives a cell the state of its row (behaviour 100).
  private func prepare(_ cell: UITableViewCell, for row: TableRow, _ path: IndexPath) {
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != 0 {
      cell.indentationLevel = level
    }
    prepareEditing(of: cell, for: row)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    cell.setSelected(selection.contains(row), animated: false)
    cell.updateConfigurationIfNeeded()
  }

  /// Adds a view of the table's own, which is no reason to lay out the table or the window again:
  /// the layout that is under way lays the view out, or whoever looks at it.
  private func attach(_ view: UIView) {
    guard view.storedSuperview !== self else { return }
    let neededLayout = layoutIsNeeded
    let neededLayoutBelow = layoutIsNeededBelow
    layoutIsNeeded = true
    addSubview(view)
    layoutIsNeeded = neededLayout
    // Nobody above knows of it: without a layout under way it would stay so for good.
    if !isLayingOutRows { layoutIsNeededBelow = neededLayoutBelow }
  }

  private func detach(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    let neededLayout = layoutIsNeeded
    layoutIsNeeded = true
    view.removeFromSuperview()
    layoutIsNeeded = neededLayout
  }

  final func endDisplaying(_ entry: DisplayedRow) {
    let cell = entry.cell
    if cell.shownRow == entry.row { cell.shownRow = nil }
    detach(cell)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    pool(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: entry.row.indexPath)
  }

  /// The cell of a row as if the row had been scrolled to: the one that shows, else one that is
  /// loaded for it and stays for a while.
  package final func lookedAtCell(_ row: TableRow) -> UITableViewCell? {
    layOutIfReloaded()
    guard geometry.contains(row) else { return nil }
    if let cell = displayedCell(row) { return cell }
    guard !needsReload, let cell = load(row, isLookedAt: true) else { return nil }
    lookedAt.append(row)
    if lookedAt.count > Self.lookedAtLimit { dropEarliestLookedAt() }
    if cell.layoutIsNeeded || cell.layoutIsNeededBelow { cell.layoutIfNeeded() }
    return displayedCell(row)
  }

  private func dropEarliestLookedAt() {
    let row = lookedAt.removeFirst()
    let place = place(of: row)
    guard place < displayed.count, displayed[place].row == row, displayed[place].isLookedAt,
      presses.allSatisfy({ $0.row != row })
    else { return }
    endDisplaying(displayed.remove(at: place))
  }

  // MARK: Headers and footers

  private func loadVisibleSupplements() -> Bool {
    let (low, high) = shownRange
    guard low < high else { return false }
    let generation = generation
    var hasChanged = false
    for section in geometry.sections(from: low, to: high) {
      guard geometry.top(of: section) <= high else { break }
      for kind in [Supplement.Kind.header, .footer] {
        let rect = rect(of: kind, section)
        guard rect.minY < high, rect.maxY > low || (!isMeasured(kind, section) && rect.maxY >= low)
        else { continue }
        if loadSupplement(kind, section, isLookedAt: false) { hasChanged = true }
        guard generation == self.generation else { return hasChanged }
      }
    }
    return hasChanged
  }

  private func isMeasured(_ kind: Supplement.Kind, _ section: Int) -> Bool {
    let section = geometry.sections[section]
    return kind == .header ? section.isHeaderMeasured : section.isFooterMeasured
  }

  /// Asks for the view above or below a section; answers whether that has changed anything.
  private func loadSupplement(
    _ kind: Supplement.Kind, _ section: Int, isLookedAt: Bool
  ) -> Bool {
    guard supplement(kind, section) == nil else { return false }
    let isHeader = kind == .header
    if isMeasured(kind, section), rect(of: kind, section).height == 0 { return false }
    let wasMeasured = isMeasured(kind, section)
    let generation = generation
    let given =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard generation == self.generation else { return false }
    var height = given
    let view = given == 0 ? nil : supplementView(kind, section)
    guard generation == self.generation else { return false }
    if !Self.isHeight(height) { height = automaticHeight(kind, section, of: view) }
    guard generation == self.generation else { return false }
    if isHeader {
      geometry.setHeader(height, of: section)
    } else {
      geometry.setFooter(height, of: section)
    }
    guard let view else { return !wasMeasured }
    view.frame = rect(of: kind, section)
    attach(view)
    guard view.storedSuperview === self else { return !wasMeasured }
    supplements.removeAll { $0.view === view }
    supplements.append(
      Supplement(kind: kind, section: section, view: view, isLookedAt: isLookedAt))
    if let view = view as? UITableViewHeaderFooterView { view.updateConfigurationIfNeeded() }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return true
  }

  private func automaticHeight(
    _ kind: Supplement.Kind, _ section: Int, of view: UIView?
  ) -> CGFloat {
    guard view != nil else { return style == .plain ? 0 : 18 }
    let estimated =
      kind == .header
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    let own = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    for height in [estimated ?? -1, own] where Self.isHeight(height) && height > 0 {
      return height
    }
    return Self.headerHeight
  }

  private func supplementView(_ kind: Supplement.Kind, _ section: Int) -> UIView? {
    let isHeader = kind == .header
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  final func endDisplaying(_ entry: Supplement) {
    detach(entry.view)
    if let view = entry.view as? UITableViewHeaderFooterView, !view.isPooled,
      let identifier = view.reuseIdentifier
    {
      view.isPooled = true
      headerPool[identifier, default: []].append(view)
    }
    if entry.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: entry.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: entry.section)
    }
  }

  /// The view above or below a section as if it had been scrolled to.
  package final func lookedAtView(above: Bool, section: Int) -> UIView? {
    layOutIfReloaded()
    let kind = above ? Supplement.Kind.header : .footer
    guard geometry.sections.indices.contains(section), !needsReload else { return nil }
    if let entry = supplement(kind, section) { return entry.view }
    guard loadSupplement(kind, section, isLookedAt: true) else { return nil }
    placeDisplayed()
    dropEarliestLookedAtView()
    let view = supplement(kind, section)?.view
    view?.layoutIfNeeded()
    return view
  }

  private func dropEarliestLookedAtView() {
    let lookedAt = supplements.filter(\.isLookedAt)
    guard lookedAt.count > Self.lookedAtLimit, let first = lookedAt.first else { return }
    supplements.removeAll { $0.view === first.view }
    endDisplaying(first)
  }
}
