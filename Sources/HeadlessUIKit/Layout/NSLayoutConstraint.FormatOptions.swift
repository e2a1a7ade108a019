extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction it is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are aligned.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// The edges where lines of text begin are aligned.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// The edges where lines of text end are aligned.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// The middles between left and right are aligned.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// The middles between top and bottom are aligned.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// The last lines of text stand on one line.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// The first lines of text stand on one line.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// All the bits that align.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// The format is read as the language is.
    public static let directionLeadingToTrailing: Self = []
    /// The format is read from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// All the bits of the direction.
    public static let directionMask = Self(rawValue: 3 << 16)
    /// Spaces reach from edge to edge.
    public static let spacingEdgeToEdge: Self = []
    /// Spaces reach from a last line of text to a first one.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// All the bits of the spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)
  }
}
