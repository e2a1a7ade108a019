extension UITableViewCell {
  /// Which texts a cell has, and where they lie.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and a second one at the other edge.
    case value1 = 1
    /// A text, and a second one right after it.
    case value2 = 2
    /// A text, and a second one below it.
    case subtitle = 3
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// Like any other.
    case none = 0
    /// As by default.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As by default.
    case `default` = 3
  }

  /// How a cell is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// Another one can be inserted.
    case insert = 2
  }

  /// What stands at the far edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: a tap leads further.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// Where lines stand between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Between any two.
    case singleLine = 1
    /// As with a single line.
    case singleLineEtched = 2
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that confirms a deletion, or other actions in its place.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}
