import Foundation

extension UITableViewCell {
  /// Returns the size of the cell for its content, or `nil` if that is to be found otherwise.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard !isFitting else { return nil }
    isFitting = true
    defer { isFitting = false }
    updateConfigurationIfNeeded()
    let span = contentSpan(inWidth: max(0, target.width))
    let taken = max(0, target.width) - span.length
    let inner = CGSize(width: span.length, height: target.height)
    let isList = content.hasConfiguration && content.storedView is UIListContentView
    guard var size = content.fittingSize(inner, horizontal, vertical) else {
      // Constraints to the cell itself, beside its content.
      guard !LayoutPass.hasConstraints(self) else { return nil }
      return sizeThatFits(target)
    }
    size.width += taken
    if horizontal == .required { size.width = target.width }
    if isList { size.height = max(size.height, TableMetrics.rowHeight) }
    if LayoutPass.hasConstraints(self) {
      let own = LayoutPass.fittingSize(
        of: self, width: LayoutPass.Target(length: target.width, priority: horizontal),
        height: LayoutPass.Target(length: target.height, priority: vertical))
      size.height = max(size.height, own.height)
    }
    return size
  }

  /// Notices that the content may need another height (behaviour 783).
  final func sizeMayHaveChanged(byConstraints: Bool) {
    guard shownRow != nil, !isFitting, !awaitsFitting,
      let table = storedSuperview as? UITableView
    else { return }
    table.rowMayNeedOtherHeight(self, byConstraints: byConstraints)
  }
}
