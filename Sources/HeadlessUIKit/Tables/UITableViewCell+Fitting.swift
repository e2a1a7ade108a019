import Foundation

extension UITableViewCell {
  /// Returns the size of the cell for its content, or `nil` if that is to be found otherwise.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    content.fit {
      updateConfigurationIfNeeded()
      let span = contentSpan(inWidth: max(0, target.width))
      return content.size(
        of: self, target, horizontal, vertical, beside: max(0, target.width) - span.length,
        leastListHeight: TableMetrics.rowHeight)
    }
  }

  /// Notices that the content may need another height (behaviour 783).
  final func sizeMayHaveChanged(byConstraints: Bool) {
    guard shownItem != nil, !content.isFitting, !awaitsFitting,
      let table = storedSuperview as? UITableView
    else { return }
    table.rowMayNeedOtherHeight(self, byConstraints: byConstraints)
  }
}
