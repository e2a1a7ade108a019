import Foundation

/// The views above and below sections.
///
/// In a plain table they keep to the edges of what is in view, as long as rows of their sections are.
extension UITableView {
  /// How tall a header is whose height is automatic.
  private static let headerHeight: CGFloat = 28

  // MARK: Places

  /// Whether headers and footers keep to the edges of what is in view.
  private var floatsHeaders: Bool { style == .plain }

  /// Where the view above or below a section shows: in a plain table no further out of view than
  /// the rows of its section are.
  private func shownRect(of kind: Supplement.Kind, _ section: Int) -> CGRect {
    var rect = rect(of: kind, section)
    let (low, high) = shownRange
    guard floatsHeaders, rect.height > 0, low < high else { return rect }
    let insets = adjustedContentInset
    switch kind {
    case .header:
      let last = geometry.footerTop(of: section) - rect.height
      rect.origin.y = max(rect.minY, min(low + insets.top, last))
    case .footer:
      let first = geometry.top(of: section) + geometry.sections[section].header
      rect.origin.y = min(rect.minY, max(high - insets.bottom - rect.height, first))
    }
    return rect
  }

  /// Whether the view above or below a section shows, or may do so once its height is known.
  private func isInView(_ kind: Supplement.Kind, _ section: Int) -> Bool {
    let (low, high) = shownRange
    guard geometry.sections.indices.contains(section), low < high else { return false }
    let rect = shownRect(of: kind, section)
    if rect.minY < high, rect.maxY > low { return true }
    guard !isMeasured(kind, section) else { return false }
    if rect.minY < high, rect.maxY >= low { return true }
    guard floatsHeaders else { return false }
    let rows = geometry.top(of: section) + geometry.sections[section].header
    return rows < high && geometry.footerTop(of: section) > low
  }

  final func placeSupplements() {
    for entry in supplements {
      let rect = shownRect(of: entry.kind, entry.section)
      if entry.view.frame != rect { entry.view.frame = rect }
    }
  }

  // MARK: Loading

  /// Lets go of the views that do not show, unless somebody has just looked at them.
  final func dropInvisibleSupplements() {
    guard !supplements.isEmpty else { return }
    var gone: [Supplement] = []
    var kept: [Supplement] = []
    for var entry in supplements {
      let isInView = isInView(entry.kind, entry.section)
      if isInView { entry.isLookedAt = false }
      if isInView || entry.isLookedAt { kept.append(entry) } else { gone.append(entry) }
    }
    supplements = kept
    for entry in gone { endDisplaying(entry) }
  }

  /// Loads the views above and below sections that show; answers whether that has changed anything.
  final func loadVisibleSupplements() -> Bool {
    let (low, high) = shownRange
    guard low < high else { return false }
    let generation = generation
    var hasChanged = false
    for section in geometry.sections(from: low, to: high) {
      guard geometry.top(of: section) <= shownRange.high else { break }
      for kind in [Supplement.Kind.header, .footer] where isInView(kind, section) {
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
    setHeight(height, of: kind, section)
    guard generation == self.generation else { return true }
    guard let view, supplement(kind, section) == nil else { return !wasMeasured }
    view.frame = shownRect(of: kind, section)
    attach(view, isCell: false)
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

  /// Takes a height over; rows that show below a header out of view stay where they are.
  private func setHeight(_ height: CGFloat, of kind: Supplement.Kind, _ section: Int) {
    let old = rect(of: kind, section)
    if kind == .header {
      geometry.setHeader(height, of: section)
    } else {
      geometry.setFooter(height, of: section)
    }
    guard floatsHeaders, isLayingOutRows, old.minY < storedBounds.minY else { return }
    contentOffset.y += height - old.height
  }

  /// Has the heights of the views around a section be known, since rows are about to lie between
  /// them at the edges.
  final func measureSupplements(around section: Int) {
    guard floatsHeaders, !isLayingOutRows else { return }
    for kind in [Supplement.Kind.header, .footer] {
      guard geometry.sections.indices.contains(section) else { return }
      if !isMeasured(kind, section) { _ = loadSupplement(kind, section, isLookedAt: true) }
    }
    placeEnds()
  }

  /// A row, with the room that the views around its section take from what is in view.
  final func room(for row: TableRow) -> CGRect {
    var rect = rect(of: row)
    guard floatsHeaders, geometry.contains(row) else { return rect }
    let section = geometry.sections[row.section]
    rect.origin.y -= section.header
    rect.size.height += section.header + section.footer
    return rect
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
    if let view = entry.view as? UITableViewHeaderFooterView { pool.keep(view, for: self) }
    if entry.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: entry.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: entry.section)
    }
  }

  /// The view above or below a section as if it had been scrolled to.
  package final func lookedAtView(above: Bool, section: Int) -> UIView? {
    layOutForUser()
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
