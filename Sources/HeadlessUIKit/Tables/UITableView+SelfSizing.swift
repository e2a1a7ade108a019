import Foundation

extension UITableView {
  typealias ScrollTarget = ListScrollTarget<ScrollPosition>

  // MARK: Measuring rows

  /// Gives a row the height that its cell asks for (behaviour 781).
  ///
  /// - Parameter keepsRest: Whether the rows below stay where they are if this one begins above
  ///   the visible area.
  final func fit(_ cell: UITableViewCell, to row: ItemPath, keepsRest: Bool) {
    cell.awaitsFitting = false
    let width = rect(of: row).width
    guard width > 0, width.isFinite else { return }
    let height = asking {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard let height, geometry.contains(row) else { return }
    cell.awaitsFitting = false
    if Self.isHeight(height), height > 0 {
      settle(height, of: row, keepsRest: keepsRest)
    } else {
      warnOfCollapse(cell)
      settle(TableMetrics.rowHeight, of: row, keepsRest: keepsRest)
    }
    let rect = rect(of: row)
    if cell.frame != rect { cell.frame = rect }
  }

  /// Sets the height of a row.
  final func settle(_ height: CGFloat, of row: ItemPath, keepsRest: Bool) {
    guard geometry.contains(row) else { return }
    let old = geometry.height(of: row)
    let isAbove =
      keepsRest && geometry.top(of: row) < storedBounds.minY + adjustedContentInset.top
    // Without an estimate from the app, the first height is the best estimate for the other rows.
    if !sizing.hasLearnedHeight, height > 0, !Self.isHeight(estimatedRowHeight) {
      sizing.hasLearnedHeight = true
      geometry.setUsual(height)
    }
    geometry.setHeight(height, of: row)
    let change = height - old
    guard isAbove, change != 0 else { return }
    // The content above may be smaller than expected, but the content does not leave the top edge
    // for that.
    let offset = contentOffset.y
    contentOffset.y = max(offset + change, min(offset, restingRange.least.y))
  }

  /// Measures cells, headers and footers again whose content has changed, and all of them in
  /// another width.
  final func fitAgain() {
    let width = storedBounds.width
    let hasOtherWidth = width != sizing.fittedWidth
    sizing.fittedWidth = width
    guard hasOtherWidth || sizing.needsFitting else { return }
    sizing.needsFitting = false
    for entry in list.displayed where entry.isFitted && (hasOtherWidth || entry.cell.awaitsFitting)
    {
      guard isUnchanged(by: { fit(entry.cell, to: entry.row, keepsRest: false) }) else { return }
    }
    fitSupplements { hasOtherWidth || $0.awaitsFitting }
  }

  /// Measures the headers and footers again that are as high as they ask for.
  final func fitSupplements(where isMeant: (Supplement) -> Bool = { _ in true }) {
    for entry in list.supplements where entry.isFitted && isMeant(entry) {
      let (height, isCurrent) = calling {
        fittedHeight(of: entry.view) ?? usualHeight(entry.kind, entry.section)
      }
      guard isCurrent, let index = list.supplements.firstIndex(where: { $0.view === entry.view })
      else {
        return
      }
      list.supplements[index].awaitsFitting = false
      setHeight(height, of: entry.kind, entry.section)
    }
  }

  /// Notices that the content of a row may need another height (behaviour 783).
  final func rowMayNeedOtherHeight(_ cell: UITableViewCell, byConstraints: Bool) {
    guard followsContent(byConstraints: byConstraints), let row = cell.shownItem else { return }
    let index = index(of: row)
    guard index < list.displayed.count, list.displayed[index].cell === cell,
      list.displayed[index].isFitted
    else { return }
    cell.awaitsFitting = true
    sizing.needsFitting = true
    requestLayout()
  }

  /// Notices that a header or footer may need another height, as rows do (behaviour 783).
  final func viewMayNeedOtherHeight(_ view: UIView, byConstraints: Bool) {
    guard followsContent(byConstraints: byConstraints),
      let index = list.supplements.firstIndex(where: { $0.view === view }),
      list.supplements[index].isFitted, !list.supplements[index].awaitsFitting
    else { return }
    list.supplements[index].awaitsFitting = true
    sizing.needsFitting = true
    requestLayout()
  }

  /// Warns once in each application that constraints leave a row no height (behaviour 781).
  private func warnOfCollapse(_ cell: UITableViewCell) {
    warnOnce(
      \.hasWarnedOfCollapse,
      "Detected a case where constraints ambiguously suggest a "
        + "height of zero for a table view cell's content view. We're considering the collapse "
        + "unintentional and using standard height instead. Cell: \(objectName(cell))")
  }

  // MARK: Measuring headers and footers

  /// Returns the height that the view above or below a section asks for, or `nil` if it has no
  /// wish.
  final func fittedHeight(of view: UIView) -> CGFloat? {
    let width = rectangle(0, 0).width
    guard width > 0, width.isFinite else { return nil }
    if let view = view as? UITableViewHeaderFooterView {
      view.updateConfigurationIfNeeded()
    } else if !LayoutPass.hasConstraints(view) {
      return nil
    }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return Self.isHeight(height) && height > 0 ? height : nil
  }

  // MARK: Scrolling to rows

  /// Scrolls on to the row that code has scrolled to, now that more heights are known; returns
  /// whether the row was elsewhere.
  final func followScrollTarget() -> Bool {
    guard let target = pass.scrollTarget, geometry.contains(target.row) else { return false }
    layOutEnds()
    let offset = offset(to: target.row, target.position)
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }
}
