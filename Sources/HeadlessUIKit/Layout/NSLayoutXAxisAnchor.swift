public import Foundation

/// A left or right edge of a view or guide, or the middle between them.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // MARK: Getting the distance to another anchor

  /// Returns the distance from this anchor to another one, for constraints between distances.
  ///
  /// It is the width of a separate guide between the two, and so is never negative.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide(from: weakItem.item?.view, to: otherAnchor.weakItem.item?.view)
    let start = attribute.isLeftOrRight ? guide.leftAnchor : guide.leadingAnchor
    let end = otherAnchor.attribute.isLeftOrRight ? guide.rightAnchor : guide.trailingAnchor
    NSLayoutConstraint.activate([
      start.constraint(equalTo: self), end.constraint(equalTo: otherAnchor),
    ])
    return guide.widthAnchor
  }

  // MARK: Building system-defined constraints

  /// Returns a constraint that puts this anchor a multiple of the system spacing after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// Returns a constraint for at least a multiple of the system spacing after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(
      .greaterThanOrEqual, to: anchor, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }

  /// Returns a constraint for at most a multiple of the system spacing after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}
