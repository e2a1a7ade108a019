extension UITableViewCell {
  /// The texts of a cell, and their positions.
  public enum CellStyle: Int, Sendable {
    /// A text, with an image before it.
    case `default` = 0
    /// A text, and a second one at the other edge.
    case value1 = 1
    /// A text, and a second one directly after it.
    case value2 = 2
    /// A text, and a second one below it.
    case subtitle = 3
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The same as for other cells.
    case none = 0
    /// The default look.
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The action of a row's edit control.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts another row.
    case insert = 2
  }

  /// The standard views at the far edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// An arrow, which tells that a tap leads further.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    /// A line between every two cells.
    case singleLine = 1
    /// The same as a single line.
    case singleLineEtched = 2
  }

  /// The controls that a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that confirms a deletion, or the row's other actions.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}
