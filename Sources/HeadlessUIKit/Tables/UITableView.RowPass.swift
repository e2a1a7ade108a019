import Foundation

extension UITableView {
  /// The state of a table while it lays out rows.
  struct RowPass {
    /// Whether rows are being laid out.
    var isUnderWay = false
    /// How often a user looks at the table now, to whom it shows in no window too.
    var userLooks = 0
    /// Where code has scrolled to since the last layout.
    var scrollTarget: ScrollTarget?
    /// The cells that the data source is being asked for, the last within the others.
    var requests: [CellRequest] = []
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
