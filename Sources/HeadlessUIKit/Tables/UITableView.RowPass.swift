import Foundation

extension UITableView {
  /// The state of a table while it lays out rows.
  struct RowPass {
    /// Whether rows are being laid out.
    var isUnderWay = false
    /// Whether the layout is for a user, to whom a table outside of a window shows, too.
    var isForUser = false
    /// Where code has scrolled to since the last layout.
    var scrollTarget: ScrollTarget?
    /// The cell that the data source is being asked for.
    var request: CellRequest?
  }

  /// The heights that a table's rows have asked for.
  struct RowSizing {
    /// Whether the first height that was measured serves as an estimate for all rows.
    var hasLearnedHeight = false
    /// Whether a cell, header or footer waits to be measured again.
    var needsFitting = false
    /// The width in which rows were last measured.
    var fittedWidth: CGFloat = 0
  }
}
