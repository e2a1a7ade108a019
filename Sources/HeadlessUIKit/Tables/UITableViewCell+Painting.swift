import Foundation

extension UITableViewCell: SelfPainting {
  private var table: UITableView? { storedSuperview as? UITableView }

  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    painter.clipped(to: bounds, radius: 0) { painter in
      let radii = cornerRect(bounds)
      if backgroundView == nil, backgroundColor == nil {
        painter.fill(radii.rect, defaultBackground, radius: radii.radius)
      }
      if let background = backgroundConfiguration {
        painter.fill(bounds, background.backgroundColor, radius: background.cornerRadius)
      }
      if isHighlighted || isSelected, selectionStyle != .none, !isEditing {
        painter.fill(radii.rect, .systemGray4, radius: radii.radius)
      }
    }
  }

  /// The background of a cell without its own background.
  private var defaultBackground: UIColor? {
    guard let table else { return nil }
    return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Returns the filled rectangle: in an inset section, the first and the last row have round
  /// corners, whose lower or upper half lies outside of the cell.
  private func cornerRect(_ bounds: CGRect) -> (rect: CGRect, radius: CGFloat) {
    guard let table, table.style == .insetGrouped, shownItem != nil else { return (bounds, 0) }
    let (isFirst, isLast) = (self.isFirst, self.isLast)
    guard isFirst || isLast else { return (bounds, 0) }
    let radius: CGFloat = 10
    var rect = bounds
    if !isFirst {
      rect.origin.y -= radius
      rect.size.height += radius
    }
    if !isLast { rect.size.height += radius }
    return (rect, radius)
  }

  private var isFirst: Bool { shownItem?.row == 0 }

  private var isLast: Bool {
    guard let table, let row = shownItem, table.geometry.sections.indices.contains(row.section)
    else { return false }
    return row.row == table.geometry.sections[row.section].count - 1
  }

  final func paintFrontParts(_ painter: PartPainter) {
    paintAccessory(painter)
    if let control = editControl {
      let isInsertion = part.style == .insert
      painter.symbol(
        isInsertion ? "plus.circle.fill" : "minus.circle.fill",
        at: CGPoint(x: control.frame.midX, y: storedBounds.midY), size: 22,
        isInsertion ? .systemGreen : .systemRed)
    }
    guard let table, table.separatorStyle != .none, shownItem != nil,
      table.style == .plain || !isLast
    else { return }
    let inset = max(separatorInset.left, TableMetrics.margin)
    let start = editControl == nil ? 0 : Self.editControlWidth
    let width = storedBounds.width - start - inset - separatorInset.right
    painter.hairline(
      x: isMirrored ? separatorInset.right : start + inset,
      y: storedBounds.maxY - PartPainter.pixel, width: width, table.separatorColor)
  }

  private func paintAccessory(_ painter: PartPainter) {
    let view = isEditing ? editingAccessoryView : accessoryView
    func center(_ half: CGFloat) -> CGPoint {
      let distance = indexWidth + TableMetrics.margin + half
      return CGPoint(
        x: isMirrored ? distance : storedBounds.maxX - distance, y: storedBounds.midY)
    }
    if isEditing, part.isMovable {
      return painter.symbol("line.3.horizontal", at: center(10), size: 20, .tertiaryLabel)
    }
    guard view == nil else { return }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .disclosureIndicator:
      painter.symbol(
        isMirrored ? "chevron.left" : "chevron.right", at: center(5), size: 14, .tertiaryLabel,
        weight: .bold)
    case .checkmark:
      painter.symbol("checkmark", at: center(8), size: 16, tintColor, weight: .bold)
    default: break
    }
  }
}
