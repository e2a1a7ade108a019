import Foundation

extension UIView {
  /// Returns the margins for a safe area (behaviour 771, 772).
  ///
  /// - Parameter outer: The margins of the superview, as far as they reach into the view.
  final func margins(safeArea: UIEdgeInsets, outer: @autoclosure () -> UIEdgeInsets) -> UIEdgeInsets
  {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    guard preservesSuperviewLayoutMargins else { return margins }
    let outer = outer()
    return UIEdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  /// The margins that the view was given, by the direction of the language.
  private final var ownMargins: UIEdgeInsets {
    var margins = layoutState.margins
    if let directional = layoutState.directionalMargins {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      margins = UIEdgeInsets(
        top: directional.top, left: isLeftToRight ? directional.leading : directional.trailing,
        bottom: directional.bottom,
        right: isLeftToRight ? directional.trailing : directional.leading)
    }
    guard hasViewController, viewController?.viewRespectsSystemMinimumLayoutMargins == true else {
      return margins
    }
    let least = hostApplication.screen.margin
    margins.left = max(margins.left, least)
    margins.right = max(margins.right, least)
    return margins
  }

  /// Announces that the margins are others.
  final func marginsDidChange() {
    AppCall.make("layoutMarginsDidChange()", of: self, as: .mechanism) {
      tellOfMargins()
      LayoutRoot.contentChanged(of: self)
    }
  }

  /// Tells the view and its controller of changed margins (behaviour 772).
  final func tellOfMargins() {
    layoutMarginsDidChange()
    if hasViewController { viewController?.viewLayoutMarginsDidChange() }
  }

  /// The margins of the superview, as far as they reach into the view.
  final var marginsAround: UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    return SafeArea.overlap(of: superview.layoutMargins, in: superview.storedBounds, frame)
  }
}
