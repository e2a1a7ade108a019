extension NSLayoutConstraint {
  /// The part of a view that a constraint refers to.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    /// The edge at which lines of text begin.
    case leading = 5
    /// The edge at which lines of text end.
    case trailing = 6
    case width = 7
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    /// The margin at which lines of text begin.
    case leadingMargin = 17
    /// The margin at which lines of text end.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// No part, for a constraint that compares with a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the attribute in messages.
  var name: String { "\(self)" }

  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is a horizontal position; `nil` for a size, which fits both axes.
  var isHorizontalPlace: Bool? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      false
    case .width, .height, .notAnAttribute: nil
    }
  }

  /// Whether the attribute swaps sides with the direction of the language.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right in every language.
  var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension NSLayoutConstraint {
  /// How the two sides of a constraint are compared.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation after both sides have changed their signs.
  var flipped: Self { Self(rawValue: -rawValue) ?? self }
}

extension NSLayoutConstraint {
  /// A direction in which views are laid out.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    case vertical = 1
  }

  /// The alignment and the direction of a visual format.
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
    /// The edges at which lines of text begin are aligned.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// The edges at which lines of text end are aligned.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// The middles between left and right are aligned.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// The middles between top and bottom are aligned.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// The baselines of the last lines are aligned.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// The baselines of the first lines are aligned.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// All bits for alignment.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// The format is read in the direction of the language.
    public static let directionLeadingToTrailing: Self = []
    /// The format is read from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// All bits for the direction.
    public static let directionMask = Self(rawValue: 3 << 16)
    /// Spaces are measured from edge to edge.
    public static let spacingEdgeToEdge: Self = []
    /// Spaces are measured from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// All bits for spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint {
  /// The distance that UIKit keeps between views where only "the system's" is asked for.
  static let systemSpacing: CGFloat = 8
}
