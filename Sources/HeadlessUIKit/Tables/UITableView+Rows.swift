import Foundation

extension UITableView {
  typealias DisplayedRow = DisplayedItem<UITableViewCell>

  /// The view above or below a section.
  struct Supplement: ListSupplement {
    enum Kind { case header, footer }

    let kind: Kind
    var section: Int
    let view: UIView
    var isLookedAt: Bool
    /// Whether the height is the view's own wish.
    var isFitted: Bool
    /// Whether the view is to be measured again at the next layout.
    var awaitsFitting = false

    func moved(by change: some ListChange, counts: [Int]) -> Supplement? {
      guard let section = change.newSection(of: section) else { return nil }
      var moved = self
      moved.section = section
      return moved
    }
  }

  // MARK: Counting

  final func sourceDidChange() {
    list.edition &+= 1
    list.hasLoaded = false
    list.needsReload = true
    list.batch.removeUpdates()
    list.selection.removeAll()
    list.prefetch.rows = []
    actionsFollow { _ in nil }
    setNeedsLayout()
  }

  package final func loadCountsIfNeeded() {
    if !list.hasLoaded { loadCounts() }
  }

  /// Asks for all counts, and for all heights if there are no estimates (behaviour 92).
  ///
  /// A data source that reloads the table during these questions is not asked again because of
  /// that.
  final func loadCounts() {
    guard !list.isCounting else { return }
    list.isCounting = true
    defer { list.isCounting = false }
    list.hasLoaded = true
    defer { dropLostSelection() }
    guard let source = dataSource else {
      indexTitles = []
      return geometry = TableGeometry([], usual: usualHeight, start: geometry.start)
    }
    let usual = sizing.hasLearnedHeight ? geometry.usual : usualHeight
    let sections = freshSections(counts(of: source))
    geometry = TableGeometry(sections, usual: usual, start: geometry.start)
    if estimatedRowHeight == 0 { measureAll() }
    indexTitles = source.sectionIndexTitles(for: self) ?? []
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

  private var usualHeight: CGFloat {
    if Self.isHeight(rowHeight) { return rowHeight }
    return Self.isHeight(estimatedRowHeight) && estimatedRowHeight > 0
      ? estimatedRowHeight : TableMetrics.rowHeight
  }

  private func estimate(_ height: CGFloat, _ estimated: CGFloat) -> CGFloat {
    // In a plain table a section may have no header, whatever the height of all others.
    if Self.isHeight(height), style != .plain { return height }
    if Self.isHeight(estimated), estimated > 0 { return estimated }
    return style == .plain ? 0 : TableMetrics.sectionGap
  }

  /// Returns whether a number is a real height, as opposed to an automatic or invalid one.
  static func isHeight(_ height: CGFloat) -> Bool { height >= 0 && height.isFinite }

  final func heightsDidChange() {
    sizing.hasLearnedHeight = false
    guard list.hasLoaded else { return }
    let sections = freshSections(geometry.sections.map(\.count))
    geometry = TableGeometry(sections, usual: usualHeight, start: geometry.start)
    list.needsReload = true
    list.edition &+= 1
    setNeedsLayout()
  }

  final func measureAll() {
    for index in geometry.sections.indices {
      for row in 0..<geometry.sections[index].count {
        let row = ItemPath(section: index, row: row)
        guard isUnchanged(by: { measure(row) }) else { return }
      }
    }
  }

  /// Asks for the height of a row, and returns whether its cell decides that.
  ///
  /// Until there is a cell, an estimate counts then (behaviour 781).
  @discardableResult
  final func measure(_ row: ItemPath, keepsRest: Bool = false) -> Bool {
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
  package final func rect(of row: ItemPath) -> CGRect {
    guard geometry.contains(row) else { return .zero }
    return rectangle(geometry.top(of: row), geometry.height(of: row))
  }

  package final func height(of row: ItemPath) -> CGFloat {
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

  /// Returns a height with the space above it, for an existing header.
  final func padded(headerHeight height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return height }
    if Self.isHeight(sectionHeaderTopPadding) { return height + sectionHeaderTopPadding }
    // Before iOS 15 there was no such space.
    guard hostApplication.device.system.major >= 15 else { return height }
    return height + DeviceProfile.current.tables.headerTopPadding
  }

  /// Returns the space above the header of a section.
  private final func headerPadding(of section: Int) -> CGFloat {
    let height = geometry.sections[section].header
    return height > 0 ? min(height, padded(headerHeight: 1) - 1) : 0
  }

  /// Returns whether there is a row, or raises UIKit's exception (behaviour 7.30).
  final func exists(_ row: ItemPath, by call: String, raises: Bool) -> Bool {
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

  final func scroll(to row: ItemPath, _ position: ScrollPosition, animated: Bool) {
    layOutIfReloaded()
    measureSupplements(around: row.section)
    guard geometry.contains(row) else { return }
    let target = offset(to: row, position)
    setContentOffset(target, animated: animated)
    // Rows that come into view may turn out to be higher than expected.
    if !animated {
      pass.scrollTarget = ScrollTarget(row: row, position: position, offset: contentOffset)
    }
  }

  /// Returns the offset at which a row is at a position.
  final func offset(to row: ItemPath, _ position: ScrollPosition) -> CGPoint {
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

  final func supplement(_ kind: Supplement.Kind, _ section: Int) -> Supplement? {
    list.supplements.first { $0.kind == kind && $0.section == section }
  }

  final var visibleRows: [DisplayedRow] {
    let view = storedBounds
    return list.displayed.filter { entry in
      let frame = entry.cell.frame
      return frame.height > 0 && frame.maxY > view.minY && frame.minY < view.maxY && view.width > 0
    }
  }

  /// Lays out after a reload, so that no code sees cells from before it (behaviour 98).
  final func layOutIfReloaded() {
    if list.needsReload, !pass.isUnderWay { layoutIfNeeded() }
    if list.needsReload, !pass.isUnderWay { layOutRows() }
  }

  /// Lays out for a user, who may look at a table in no window without any fault of the code.
  package final func layOutForUser(hasScrolled: Bool) {
    guard list.needsReload || hasScrolled else { return }
    pass.userLooks += 1
    defer { pass.userLooks -= 1 }
    layoutIfNeeded()
    layOutIfReloaded()
  }

  /// Warns once in each application that code lays out a table in no window (behaviour 7.32).
  final func warnWhereInNoWindow() {
    guard storedWindow == nil, pass.userLooks == 0, dataSource != nil else { return }
    warnOnce(
      \.hasWarnedOfTableInNoWindow,
      "UITableView was told to layout its visible cells and other "
        + "contents without being in the view hierarchy (the table view or one of its superviews "
        + "has not been added to a window). This may cause bugs by forcing views inside the table "
        + "view to load and perform layout without accurate information (e.g. table view bounds, "
        + "trait collection, layout margins, safe area insets, etc), and will also cause "
        + "unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint "
        + "at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see "
        + "what caused this to occur, so you can avoid this action altogether if possible, or defer "
        + "it until the table view has been added to a window. Table view: \(objectName(self))")
  }

  /// Warns once in each application about the layout of tables.
  final func warnOnce(
    _ hasWarned: WritableKeyPath<UIApplication.TableState, Bool>,
    _ warning: @autoclosure () -> String
  ) {
    let application = hostApplication
    guard !application.tableState[keyPath: hasWarned] else { return }
    application.tableState[keyPath: hasWarned] = true
    ModelLog.warn(
      "[TableView] Warning once only: \(warning())", by: "UITableView.layoutSubviews()")
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
}
