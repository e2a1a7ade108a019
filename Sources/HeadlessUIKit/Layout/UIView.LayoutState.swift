import Foundation

extension UIView {
  /// What layout keeps of a view: its margins, constraints and guides, and what is still to be done.
  struct LayoutState {
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var constraints: [NSLayoutConstraint] = []
    /// Whether the view may hold constraints on views that are neither it nor its subviews.
    var holdsDistantConstraints = false
    /// The guides that the app added.
    var addedGuides: [UILayoutGuide] = []
    /// The guides that each view has of its own, once somebody asked for them.
    var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var isNeeded = true
    /// Whether a view within the view is to be laid out.
    var isNeededBelow = false
    var constraintsNeedUpdate = true
    /// Whether the constraints of a view within the view need an update.
    var constraintsNeedUpdateBelow = false
    /// Whether there may be subviews that constraints place.
    var mayHavePlacedSubviews = false
    /// The safe area that the view was last told of.
    var lastSafeAreaInsets = UIEdgeInsets.zero
    /// Whether no code of the app's has run since `lastSafeAreaInsets` was asked for.
    var safeAreaIsFresh = false

    var isNeededHereOrBelow: Bool { isNeeded || isNeededBelow }
    var constraintsNeedUpdateHereOrBelow: Bool {
      constraintsNeedUpdate || constraintsNeedUpdateBelow
    }
  }
}
