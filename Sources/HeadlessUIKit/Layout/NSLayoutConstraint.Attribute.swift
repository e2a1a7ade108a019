extension NSLayoutConstraint {
  /// The part of a view that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where lines of text begin.
    case leadingMargin = 17
    /// The margin where lines of text end.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// None: the constraint sets something to a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as messages name it.
  var name: String { "\(self)" }

  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute lies along the horizontal; `nil` for a size, which goes with either.
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

  /// Whether the attribute changes sides with the language.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute stays on its side whatever the language is.
  var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
