import Foundation

/// The views above and below sections.
///
/// In a plain table they stay at the edges of the visible area while rows of their sections are
/// visible.
extension UITableView {
  // MARK: Positions

  /// Whether headers and footers stay at the edges of the visible area.
  private var floatsHeaders: Bool { style == .plain }

  /// Returns the visible rectangle of the view above or below a section.
  ///
  /// In a plain table the view stays in view as long as rows of its section are.
  private func visibleRect(of kind: Supplement.Kind, _ section: Int) -> CGRect {
    var rect = rect(of: kind, section)
    let (low, high) = visibleRange
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

  /// Returns whether the view above or below a section is in view, or may be once its height is
  /// known.
  private func isInView(_ kind: Supplement.Kind, _ section: Int) -> Bool {
    let (low, high) = visibleRange
    guard geometry.sections.indices.contains(section), low < high else { return false }
    let rect = visibleRect(of: kind, section)
    if rect.minY < high, rect.maxY > low { return true }
    guard !isMeasured(kind, section) else { return false }
    if rect.minY < high, rect.maxY >= low { return true }
    guard floatsHeaders else { return false }
    let rows = geometry.top(of: section) + geometry.sections[section].header
    return rows < high && geometry.footerTop(of: section) > low
  }

  final func layOutSupplements() {
    for entry in list.supplements {
      let rect = visibleRect(of: entry.kind, entry.section)
      if entry.view.frame != rect { entry.view.frame = rect }
    }
  }

  // MARK: Loading

  /// Removes views outside the visible range, unless they have just been looked at.
  final func dropInvisibleSupplements() {
    guard !list.supplements.isEmpty else { return }
    var gone: [Supplement] = []
    var remaining: [Supplement] = []
    for var entry in list.supplements {
      let isInView = isInView(entry.kind, entry.section)
      if isInView { entry.isLookedAt = false }
      if isInView || entry.isLookedAt { remaining.append(entry) } else { gone.append(entry) }
    }
    list.supplements = remaining
    for entry in gone { endDisplaying(entry) }
  }

  /// Loads the views above and below sections that are in view.
  ///
  /// Returns whether anything has changed.
  final func loadVisibleSupplements() -> Bool {
    let (low, high) = visibleRange
    guard low < high else { return false }
    var hasChanged = false
    for section in geometry.sections(from: low, to: high) {
      guard geometry.top(of: section) <= visibleRange.high else { break }
      for kind in [Supplement.Kind.header, .footer] where isInView(kind, section) {
        let (isNew, isCurrent) = calling { loadSupplement(kind, section, isLookedAt: false) }
        if isNew { hasChanged = true }
        guard isCurrent else { return hasChanged }
      }
    }
    return hasChanged
  }

  private func isMeasured(_ kind: Supplement.Kind, _ section: Int) -> Bool {
    let section = geometry.sections[section]
    return kind == .header ? section.isHeaderMeasured : section.isFooterMeasured
  }

  /// Asks for the view above or below a section.
  ///
  /// Returns whether anything has changed.
  private func loadSupplement(
    _ kind: Supplement.Kind, _ section: Int, isLookedAt: Bool
  ) -> Bool {
    guard supplement(kind, section) == nil else { return false }
    let isHeader = kind == .header
    if isMeasured(kind, section), rect(of: kind, section).height == 0 { return false }
    let wasMeasured = isMeasured(kind, section)
    let given = asking {
      isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    guard let given else { return false }
    let (view, isCurrent) = calling { given == 0 ? nil : supplementView(kind, section) }
    guard isCurrent else { return false }
    var (height, isFitted) = (given, false)
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if !Self.isHeight(given) || style == .plain && view == nil && given == usual {
      guard let own = asking({ automaticHeight(kind, section, of: view) }) else { return false }
      (height, isFitted) = own
    }
    guard isUnchanged(by: { setHeight(height, of: kind, section) }) else { return true }
    guard let view, supplement(kind, section) == nil else { return !wasMeasured }
    view.frame = visibleRect(of: kind, section)
    attach(view, isCell: false)
    guard view.storedSuperview === self else { return !wasMeasured }
    // The view's own code may have made the table load meanwhile.
    if let other = supplement(kind, section), other.view !== view {
      detach(view)
      return !wasMeasured
    }
    list.supplements.removeAll { $0.view === view }
    list.supplements.append(
      Supplement(
        kind: kind, section: section, view: view, isLookedAt: isLookedAt, isFitted: isFitted))
    if isFitted { view.layoutState.encapsulatedSize = EncapsulatedSize() }
    if let view = view as? UITableViewHeaderFooterView { view.updateConfigurationIfNeeded() }
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return true
  }

  /// Sets a height.
  ///
  /// Visible rows below a header that is out of view stay at their positions.
  final func setHeight(_ height: CGFloat, of kind: Supplement.Kind, _ section: Int) {
    let old = rect(of: kind, section)
    var change = height - old.height
    if kind == .header {
      let padded = padded(headerHeight: height)
      change = padded - geometry.sections[section].header
      geometry.setHeader(padded, of: section)
    } else {
      geometry.setFooter(height, of: section)
    }
    guard floatsHeaders, pass.isUnderWay, old.minY < storedBounds.minY else { return }
    contentOffset.y += change
  }

  /// Makes sure that the heights of the views around a section are known.
  ///
  /// The caller is about to move rows between these views at the edges.
  final func measureSupplements(around section: Int) {
    guard floatsHeaders, !pass.isUnderWay else { return }
    for kind in [Supplement.Kind.header, .footer] {
      guard geometry.sections.indices.contains(section) else { return }
      if !isMeasured(kind, section) { _ = loadSupplement(kind, section, isLookedAt: true) }
    }
    layOutEnds()
  }

  /// Returns the rectangle of a row, enlarged by the space that the views around its section cover.
  final func room(for row: ItemPath) -> CGRect {
    var rect = rect(of: row)
    guard floatsHeaders, geometry.contains(row) else { return rect }
    let header = self.rect(of: Supplement.Kind.header, row.section).height
    rect.origin.y -= header
    rect.size.height += header + geometry.sections[row.section].footer
    return rect
  }

  private func automaticHeight(
    _ kind: Supplement.Kind, _ section: Int, of view: UIView?
  ) -> (height: CGFloat, isFitted: Bool) {
    guard let view else { return (style == .plain ? 0 : TableMetrics.sectionGap, false) }
    let usual = usualHeight(kind, section)
    // An estimate of 0 switches the measuring off, as for rows.
    guard estimate(kind) != 0 else { return (usual, false) }
    if let height = fittedHeight(of: view) { return (height, true) }
    // Its texts may need more room once they are larger, or the table narrower.
    return (usual, view is UITableViewHeaderFooterView)
  }

  private func estimate(_ kind: Supplement.Kind) -> CGFloat {
    kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
  }

  /// Returns the height of the view above or below a section that states no height itself.
  final func usualHeight(_ kind: Supplement.Kind, _ section: Int) -> CGFloat {
    let estimated =
      kind == .header
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    return [estimated ?? -1, estimate(kind)].first { Self.isHeight($0) && $0 > 0 }
      ?? (kind == .header
        ? DeviceProfile.ofSystem.tables.headerHeight : DeviceProfile.ofSystem.tables.footerHeight)
  }

  final func title(of kind: Supplement.Kind, _ section: Int) -> String? {
    switch kind {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func supplementView(_ kind: Supplement.Kind, _ section: Int) -> UIView? {
    let isHeader = kind == .header
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    guard let title = title(of: kind, section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let look: UIListContentConfiguration =
      !isHeader ? .groupedFooter() : style == .plain ? .plainHeader() : .groupedHeader()
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = 0
    view.textLabel?.font = look.textProperties.font
    view.textLabel?.adjustsFontForContentSizeCategory = true
    view.textLabel?.textColor = .secondaryLabel
    return view
  }

  final func endDisplaying(_ entry: Supplement) {
    detach(entry.view)
    if entry.isFitted { entry.view.layoutState.encapsulatedSize = nil }
    if let view = entry.view as? UITableViewHeaderFooterView { pool.keep(view, for: self) }
    if entry.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: entry.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: entry.section)
    }
  }

  /// Returns the view above or below a section as if the user had scrolled to it.
  package final func lookedAtView(above: Bool, section: Int) -> UIView? {
    layOutForUser()
    let kind = above ? Supplement.Kind.header : .footer
    guard geometry.sections.indices.contains(section), !list.needsReload else { return nil }
    if let entry = supplement(kind, section) { return entry.view }
    guard loadSupplement(kind, section, isLookedAt: true) else { return nil }
    layOutDisplayed()
    dropEarliestLookedAtView()
    let view = supplement(kind, section)?.view
    view?.layoutIfNeeded()
    return view
  }

  private func dropEarliestLookedAtView() {
    let kept = list.supplements.filter(\.isLookedAt)
    guard kept.count > lookedAtLimit, let first = kept.first else { return }
    list.supplements.removeAll { $0.view === first.view }
    endDisplaying(first)
  }
}
