import Foundation

extension UIView {
  /// The layout state of a view: its margins, constraints and guides, and the pending work.
  struct LayoutState {
    /// The margins, at first UIKit's.
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Margins that follow the direction of the language, if they were set last.
    var directionalMargins: NSDirectionalEdgeInsets?
    var held = HeldConstraints()
    /// The view's state in layout passes, once a pass has included it.
    var node: LayoutNode?
    /// Whether the view may hold constraints on views deeper than its subviews.
    var holdsDistantConstraints = false
    /// The size as constraints say it, if the view is the content of a cell.
    var encapsulatedSize: EncapsulatedSize?
    /// Whether constraints reach across the view, from its content to its surroundings.
    var isCrossed = false
    /// The guides that the app added.
    var addedGuides: [UILayoutGuide] = []
    /// The guides that every view has, as far as they have been used.
    var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var isNeeded = true
    /// Whether the view is to update its properties before it is laid out.
    var propertiesNeedUpdate = true
    /// Whether the view lays out its subviews just now.
    var isUnderWay = false
    /// Whether it was said that the view asks for another layout in each one.
    var isKnownToBeRestless = false
    /// The subviews that need a layout, or hold a view that does.
    var needing = WaitingSubviews()
    var constraintsNeedUpdate = true
    /// The subviews whose constraints need an update, or that hold a view whose constraints do.
    var needingConstraints = WaitingSubviews()
    /// Whether there may be subviews whose frames constraints decide.
    var mayHavePlacedSubviews = false
    /// The safe area that was last announced.
    var lastSafeAreaInsets = UIEdgeInsets.zero
    /// Whether no code of the app has run since `lastSafeAreaInsets` was computed.
    var safeAreaIsFresh = false

    mutating func begin(withFreshSafeArea isFresh: Bool) {
      isUnderWay = true
      safeAreaIsFresh = isFresh
    }

    mutating func end() {
      isUnderWay = false
      safeAreaIsFresh = false
    }

    /// The constraints that the view holds, in the order in which they were added.
    @MainActor var constraints: [NSLayoutConstraint] { held.all }

    /// Whether a view inside this one needs a layout.
    var isNeededBelow: Bool { !needing.isEmpty }
    var isNeededHereOrBelow: Bool { isNeeded || propertiesNeedUpdate || isNeededBelow }
    var constraintsNeedUpdateHereOrBelow: Bool {
      constraintsNeedUpdate || !needingConstraints.isEmpty
    }
  }
}
