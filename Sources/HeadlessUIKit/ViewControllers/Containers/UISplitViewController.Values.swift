extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The style of a classic split view controller.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A supplementary column between the two.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The outermost one.
    case primary = 0
    /// The column between the other two.
    case supplementary = 1
    /// The column of the details.
    case secondary = 2
    /// The column that replaces all others in a compact width.
    case compact = 3

    /// The name of the column in UIKit's texts.
    var name: String {
      switch self {
      case .primary: "primary"
      case .supplementary: "supplementary"
      case .secondary: "secondary"
      case .compact: "compact"
      }
    }
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// The arrangement that suits the width.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column in front of the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns in front of the secondary one.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside.
    case twoDisplaceSecondary = 6
  }

  /// How the columns lie.
  public enum SplitBehavior: Int, Sendable {
    /// The arrangement that suits the width.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// In front of the secondary one.
    case overlay = 2
    /// They push the secondary one aside.
    case displace = 3
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// Where a line begins.
    case leading = 0
    /// Where a line ends.
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    /// The background of a sidebar.
    case sidebar = 1
  }
}
