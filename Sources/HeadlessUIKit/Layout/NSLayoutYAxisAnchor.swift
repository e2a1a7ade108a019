public import Foundation

/// The top or bottom edge of a view or guide, or the middle between the two, or a line of text.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // MARK: Building system-defined constraints

  /// Makes a constraint: this anchor lies so many of the system's spaces below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }

  /// Makes a constraint: this anchor lies at least so many of the system's spaces below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }

  /// Makes a constraint: this anchor lies at most so many of the system's spaces below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }
}
