extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Sections follow one another without gaps.
    case plain = 0
    /// There are gaps between sections.
    case grouped = 1
    /// There are gaps between sections, which have round corners and are away from the edges.
    case insetGrouped = 2
  }

  /// The position of a row after code has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position where the row is visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The reference for the insets of separators.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// The animation of rows that appear and disappear.
  ///
  /// The model does not animate.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    /// They enter from the right and leave to the right.
    case right = 1
    /// They enter from the left and leave to the left.
    case left = 2
    /// They enter from the top and leave to the top.
    case top = 3
    /// They enter from the bottom and leave to the bottom.
    case bottom = 4
    /// There is no animation.
    case none = 5
    /// They stay in the middle of their space.
    case middle = 6
    case automatic = 100
  }

  /// When a table measures its shown rows again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only with batches of updates and reloads.
    case disabled = 0
    /// That the content of a cell has another configuration, or that a cell or its content view
    /// invalidates its size.
    case enabled = 1
    /// That, and every change of constraints in the content.
    case enabledIncludingConstraints = 2
  }
}
