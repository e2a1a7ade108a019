import Foundation

/// Layout by constraints, as far as they are simple.
///
/// Known values pass along the constraints until nothing changes: edges, middles and sizes of the
/// view, its guides, its subviews and theirs. Then content decides sizes, then inequalities count
/// as equalities, and views that are still undecided fill the view. No equations are solved.
/// Constraints that only make sense together, such as three views of equal width, are decided one
/// after the other, by priority. A constraint that contradicts a decided value is ignored.
@MainActor
package enum SimpleLayout {
  /// The system spacing between views.
  static let systemSpacing: CGFloat = 8
  /// The system spacing between a view and its superview in a visual format.
  static let systemInset: CGFloat = 20
  /// The maximum depth at which views are searched for the size of their content.
  static let depthLimit = 32

  /// Lays out the subviews that constraints decide.
  static func layOutSubviews(of view: UIView) {
    guard hasPlacedSubviews(view) else { return }
    view.layoutState.safeAreaIsFresh = false
    let solver = LayoutSolver(view)
    solver.solve()
    solver.apply()
  }

  /// Returns the size that constraints and content give a view, or else the target size.
  package static func fittingSize(
    of view: UIView, target: CGSize, fixingWidth: Bool = false, fixingHeight: Bool = false
  ) -> CGSize {
    let solver = LayoutSolver(
      view, width: fixingWidth ? finite(target.width) : nil,
      height: fixingHeight ? finite(target.height) : nil, depth: 0)
    solver.solve()
    return CGSize(
      width: solver.containerLength(.horizontal) ?? finite(target.width),
      height: solver.containerLength(.vertical) ?? finite(target.height))
  }

  /// Requests layouts because the position or size of a view may have changed.
  ///
  /// Its superview needs one, and so do the views above whose size depends on it.
  package static func placeChanged(of view: UIView) {
    var ancestor = view.storedSuperview
    while let next = ancestor {
      next.setNeedsLayout()
      guard !next.translatesAutoresizingMaskIntoConstraints else { return }
      ancestor = next.storedSuperview
    }
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

  /// Removes constraints from a view, and from those around it that may hold constraints on it.
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
      && view.storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
