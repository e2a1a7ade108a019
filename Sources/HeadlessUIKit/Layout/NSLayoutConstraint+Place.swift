import Foundation

extension NSLayoutConstraint.Attribute {
  /// Returns the axis and the part of the attribute; if mirrored, leading means right.
  func place(isMirrored: Bool) -> (axis: NSLayoutConstraint.Axis, place: LayoutPlace?) {
    switch self {
    case .left, .leftMargin: (.horizontal, .start)
    case .right, .rightMargin: (.horizontal, .end)
    case .leading, .leadingMargin: (.horizontal, isMirrored ? .end : .start)
    case .trailing, .trailingMargin: (.horizontal, isMirrored ? .start : .end)
    case .centerX, .centerXWithinMargins: (.horizontal, .middle)
    case .width: (.horizontal, .length)
    case .top, .topMargin: (.vertical, .start)
    case .bottom, .bottomMargin, .firstBaseline, .lastBaseline: (.vertical, .end)
    case .centerY, .centerYWithinMargins: (.vertical, .middle)
    case .height: (.vertical, .length)
    case .notAnAttribute: (.horizontal, nil)
    }
  }

  /// Whether the attribute belongs to the margins instead of the edges.
  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is a line that text stands on.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The margin beside an edge.
  var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// The side of a view; `nil` for attributes other than edges.
  var side: (isStart: Bool, isVertical: Bool, opposite: Self)? {
    switch self {
    case .left: (true, false, .right)
    case .leading: (true, false, .trailing)
    case .top: (true, true, .bottom)
    case .right: (false, false, .left)
    case .trailing: (false, false, .leading)
    case .bottom: (false, true, .top)
    default: nil
    }
  }
}

/// A part of a view along one axis.
enum LayoutPlace {
  case start
  case end
  case middle
  case length
}
