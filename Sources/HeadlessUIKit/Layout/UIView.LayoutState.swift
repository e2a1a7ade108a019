import Foundation

extension UIView {
  /// The layout state of a view: its margins, constraints and guides, and the pending work.
  struct LayoutState {
    /// The margins, which are those of UIKit at first.
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var constraints: [NSLayoutConstraint] = []
    /// Whether the view may hold constraints on views deeper than its subviews.
    var holdsDistantConstraints = false
    /// The guides that the app added.
    var addedGuides: [UILayoutGuide] = []
    /// The guides that every view has, as far as they have been used.
    var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var isNeeded = true
    /// Whether a view inside this one needs a layout.
    var isNeededBelow = false
    var constraintsNeedUpdate = true
    /// Whether the constraints of a view inside this one need an update.
    var constraintsNeedUpdateBelow = false
    /// Whether there may be subviews whose frames constraints decide.
    var mayHavePlacedSubviews = false
    /// The safe area that was last announced.
    var lastSafeAreaInsets = UIEdgeInsets.zero
    /// Whether no code of the app has run since `lastSafeAreaInsets` was computed.
    var safeAreaIsFresh = false

    var isNeededHereOrBelow: Bool { isNeeded || isNeededBelow }
    var constraintsNeedUpdateHereOrBelow: Bool {
      constraintsNeedUpdate || constraintsNeedUpdateBelow
    }
  }
}
