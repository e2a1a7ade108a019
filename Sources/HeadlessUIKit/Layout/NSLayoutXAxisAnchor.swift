public import Foundation

/// A left or right edge of a view or guide, or the middle between them.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // MARK: Building system-defined constraints

  /// Returns a constraint that puts this anchor a multiple of the system spacing after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }

  /// Returns a constraint for at least a multiple of the system spacing after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }

  /// Returns a constraint for at most a multiple of the system spacing after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SimpleLayout.systemSpacing * multiplier)
  }
}
