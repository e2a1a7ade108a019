import Foundation

/// The view from which on a layout decides frames, and what makes such a layout stale.
@MainActor
package enum LayoutRoot {
  /// Returns the nearest view, this one or around it, whose frame constraints do not decide.
  static func of(_ view: UIView) -> UIView {
    var root = view
    while belongsToLayoutAround(root), let next = root.storedSuperview { root = next }
    return root
  }

  /// Whether the content of a view, or the view itself, is laid out together with its superview.
  static func belongsToLayoutAround(_ view: UIView) -> Bool {
    view.isPlacedByConstraints || view.layoutState.isCrossed
  }

  /// Requests layouts because the position or size of a view may have changed.
  ///
  /// Its superview needs one, and so do the views above whose size depends on it.
  package static func placeChanged(of view: UIView) {
    view.layoutState.node?.result?.isStale = true
    EncapsulatedSize.contentChanged(in: view, byConstraints: true)
    var ancestor = view.storedSuperview
    while let next = ancestor {
      next.layoutState.node?.result?.isStale = true
      next.setNeedsLayout()
      guard belongsToLayoutAround(next) else {
        return EncapsulatedSize.contentChanged(in: next, byConstraints: true)
      }
      ancestor = next.storedSuperview
    }
  }

  /// Requests layouts because the content of a view may have moved or gone.
  static func contentChanged(of view: UIView) {
    view.layoutState.node?.result?.isStale = true
    view.setNeedsLayout()
    if belongsToLayoutAround(view) {
      placeChanged(of: view)
    } else {
      EncapsulatedSize.contentChanged(in: view, byConstraints: true)
    }
  }

  /// Notices that a view may have another frame.
  static func frameChanged(of view: UIView, _ node: LayoutNode, isResized: Bool) {
    if isResized, node.slot == 0 { node.result?.isStale = true }
    if !isResized, node.result?.restsOnInsets(of: node) == true { view.checkSafeArea() }
    if node.isGiven, !view.isPlacedByConstraints { placeChanged(of: view) }
  }

  /// Notices that a view shows another part of its content.
  ///
  /// Views inside it that are tied to its surroundings, or to its frame, do not go along.
  static func offsetChanged(of view: UIView, _ node: LayoutNode) {
    guard view.layoutState.isCrossed || view.layoutState.ownGuides[.frameLayout] != nil else {
      return
    }
    node.result?.isStale = true
  }

  /// Removes the constraints between a view, or views inside it, and its former superviews.
  static func dropConstraints(between superview: UIView, and view: UIView) {
    guard holdsConstraints(at: superview) else { return }
    var gone: Set<ObjectIdentifier> = []
    func add(_ view: UIView) {
      gone.insert(ObjectIdentifier(view))
      for subview in view.storedSubviews { add(subview) }
    }
    add(view)
    drop(from: superview) { $0.remove(on: gone) }
  }

  /// Removes the constraints to a guide that was removed from a view.
  static func dropConstraints(with guide: UILayoutGuide, from view: UIView) {
    drop(from: view) { held in
      held.remove { $0.firstItem === guide || $0.secondItem === guide }
    }
  }

  /// Removes constraints from a view, and from its superviews that may hold constraints on it.
  private static func drop(
    from view: UIView, by removing: (inout HeldConstraints) -> [NSLayoutConstraint]
  ) {
    var dropped: [NSLayoutConstraint] = []
    var ancestor: UIView? = view
    while let holder = ancestor {
      if holder === view || holder.layoutState.holdsDistantConstraints {
        let removed = removing(&holder.layoutState.held)
        for constraint in removed { constraint.holder = nil }
        dropped += removed
      }
      ancestor = holder.storedSuperview
    }
    for constraint in dropped { constraint.askForLayout() }
  }

  /// Returns whether a view, or one around it, holds constraints that may involve a view inside.
  private static func holdsConstraints(at view: UIView) -> Bool {
    !view.layoutState.held.isEmpty
      || holdsDistantConstraints(above: view, isKept: view.isKept)
  }

  private static func holdsDistantConstraints(above view: UIView, isKept: Bool) -> Bool {
    var found = false
    view.withSuperview(isKept: isKept) { superview in
      found =
        superview.layoutState.holdsDistantConstraints
        || holdsDistantConstraints(above: superview, isKept: isKept)
    }
    return found
  }

  /// Returns whether constraints decide the frames of direct subviews or guides.
  static func hasPlacedSubviews(_ view: UIView) -> Bool {
    guard view.layoutState.addedGuides.isEmpty else { return true }
    return view.layoutState.mayHavePlacedSubviews
      && view.storedSubviews.contains { $0.isPlacedByConstraints }
  }
}
