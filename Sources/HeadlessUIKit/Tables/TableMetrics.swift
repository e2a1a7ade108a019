import Foundation

/// The sizes that tables and their cells share.
enum TableMetrics {
  /// The height of a row if nothing else decides it.
  static let rowHeight: CGFloat = 44
  /// The width of a cell before it is in a table.
  static let cellWidth: CGFloat = 320
  /// The space between content and the sides of a cell, header, footer or inset section.
  static let margin: CGFloat = 16
  /// The side length of an accessory view that has no size.
  static let accessorySide: CGFloat = 22
  /// The space between the content and the accessory, added to that beside the accessory.
  static let accessoryMargins: CGFloat = 24
  /// The space between sections with gaps if there is no header or footer.
  static let sectionGap: CGFloat = 18
}
