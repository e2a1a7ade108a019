extension UICollectionView {
  /// Where an item is to be after a scroll: one vertical and one horizontal position at most.
  public struct ScrollPosition: OptionSet, Sendable {
    /// A bit for each position.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = Self(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = Self(rawValue: 1 << 5)

    static let vertical: Self = [.top, .centeredVertically, .bottom]
    static let horizontal: Self = [.left, .centeredHorizontally, .right]
  }

  /// The direction in which a layout goes on.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// The category of a layout's element.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that the data source provides, such as a header.
    case supplementaryView = 1
    /// A view that the layout provides.
    case decorationView = 2
  }

  /// How fast items make room for a moved one.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a longer moment.
    case slow = 2
  }

  /// When a collection view measures its shown items again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only with invalidations of the layout, updates and reloads.
    case disabled = 0
    /// That the content of a cell has another configuration, or that a cell or its content view
    /// invalidates its size.
    case enabled = 1
    /// That, and every change of constraints in the content.
    case enabledIncludingConstraints = 2
  }
}
