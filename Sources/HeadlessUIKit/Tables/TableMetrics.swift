import Foundation

/// The sizes that tables and their cells share.
enum TableMetrics {
  /// The height of a row if nothing else decides it.
  @MainActor static var rowHeight: CGFloat { DeviceProfile.ofSystem.tables.rowHeight }
  /// The width of a cell before it is in a table.
  static let cellWidth = DeviceProfile.current.tables.cellWidth
  /// The space between content and the sides of a cell, header, footer or inset section, which is
  /// the margin of the screen.
  @MainActor static var margin: CGFloat { UIApplication.shared.screen.margin }
  /// The margins of the content of a cell.
  @MainActor static var contentMargins: UIEdgeInsets {
    let margin = margin
    return UIEdgeInsets(
      top: DeviceProfile.current.tables.contentMargin, left: margin,
      bottom: DeviceProfile.current.tables.contentMargin, right: margin)
  }
  /// The side length of an accessory view that has no size.
  static let accessorySide = DeviceProfile.current.tables.accessorySide
  /// The space between the content and the accessory, added to that beside the accessory.
  static let accessoryMargins = DeviceProfile.current.tables.accessoryMargins
  /// The space between sections with gaps if there is no header or footer.
  static let sectionGap = DeviceProfile.current.tables.sectionGap
}
