extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Sections follow each other without a gap.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, with round corners and away from the edges.
    case insetGrouped = 2
  }

  /// Where a row that code scrolls to comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// Just so that it shows.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// What the insets of separators are counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// What separators are inset by anyway.
    case fromAutomaticInsets = 1
  }

  /// How rows come and go; the model moves nothing.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right, and go there.
    case right = 1
    /// They come from the left, and go there.
    case left = 2
    /// They come from the top, and go there.
    case top = 3
    /// They come from the bottom, and go there.
    case bottom = 4
    /// They are there, or gone, at once.
    case none = 5
    /// They keep to the middle of the room that they have.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }
}
