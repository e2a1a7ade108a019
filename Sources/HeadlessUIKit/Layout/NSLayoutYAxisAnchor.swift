public import Foundation

/// A top or bottom edge of a view or guide, the middle between them, or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // MARK: Getting the distance to another anchor

  /// Returns the distance from this anchor to another one, for constraints between distances.
  ///
  /// It is the height of a separate guide between the two, and so is never negative.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide(from: weakItem.item?.view, to: otherAnchor.weakItem.item?.view)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: self),
      guide.bottomAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.heightAnchor
  }

  // MARK: Building system-defined constraints

  /// Returns a constraint that puts this anchor a multiple of the system spacing below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier)
  }

  /// Returns a constraint for at least a multiple of the system spacing below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier)
  }

  /// Returns a constraint for at most a multiple of the system spacing below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, below: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = related(
      relation, to: anchor, constant: NSLayoutConstraint.systemSpacing * multiplier)
    constraint.isSystemSpacing = true
    return constraint
  }
}
