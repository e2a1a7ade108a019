public import Foundation

/// The left or right edge of a view or guide, or the middle between the two.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // MARK: Building system-defined constraints

  /// Makes a constraint: this anchor lies so many of the system's spaces after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }

  /// Makes a constraint: this anchor lies at least so many of the system's spaces after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }

  /// Makes a constraint: this anchor lies at most so many of the system's spaces after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }
}
