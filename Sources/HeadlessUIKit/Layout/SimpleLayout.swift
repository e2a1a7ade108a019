import Foundation

/// Layout by constraints, as far as they are simple.
///
/// What is known spreads along the constraints until nothing changes: edges, middles and sizes, of
/// the view that is laid out, its guides, its subviews and theirs. Then content decides sizes, then
/// inequalities count as equalities, and what is still open fills the view. There is no solver of
/// equations: constraints that only hold together (three views that share a width) are decided one
/// after the other, the more important ones first, and one that contradicts what is decided already
/// is left out.
@MainActor
package enum SimpleLayout {
  /// The space that the system puts between views.
  static let systemSpacing: CGFloat = 8
  /// The space that the system puts between a view and its superview in a visual format.
  static let systemInset: CGFloat = 20
  /// How deep views are looked into for the size of their content.
  static let depthLimit = 32

  /// Places the subviews that constraints decide about.
  static func layOutSubviews(of view: UIView) {
    guard hasPlacedSubviews(view) else { return }
    view.layoutState.safeAreaIsFresh = false
    let solver = LayoutSolver(view)
    solver.solve()
    solver.apply()
  }

  /// The size of a view by its constraints and its content; the target's where these say nothing.
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

  /// Tells that a view may lie elsewhere or have another size now: its superview is laid out, and
  /// so are the views above whose size depends on it.
  package static func placeChanged(of view: UIView) {
    var ancestor = view.storedSuperview
    while let next = ancestor {
      next.setNeedsLayout()
      guard !next.translatesAutoresizingMaskIntoConstraints else { return }
      ancestor = next.storedSuperview
    }
  }

  /// Drops the constraints between a view, or what is within it, and what it has been taken out of.
  static func dropConstraints(between superview: UIView, and view: UIView) {
    guard holdsConstraints(at: superview) else { return }
    var gone: Set<ObjectIdentifier> = []
    func add(_ view: UIView) {
      gone.insert(ObjectIdentifier(view))
      for subview in view.storedSubviews { add(subview) }
    }
    add(view)
    drop(from: superview) { constraint in
      // Looked up rather than climbed to: a superview may hold thousands of constraints.
      if let id = constraint.firstViewID, gone.contains(id) { return true }
      guard let id = constraint.secondViewID else { return false }
      return gone.contains(id)
    }
  }

  /// Drops the constraints with a guide that has been taken out of a view.
  static func dropConstraints(with guide: UILayoutGuide, from view: UIView) {
    drop(from: view) { $0.firstItem === guide || $0.secondItem === guide }
  }

  private static func drop(from view: UIView, where isGone: (NSLayoutConstraint) -> Bool) {
    var dropped: [NSLayoutConstraint] = []
    var ancestor: UIView? = view
    while let holder = ancestor {
      if holder === view || holder.layoutState.holdsDistantConstraints {
        holder.layoutState.constraints.removeAll { constraint in
          guard isGone(constraint) else { return false }
          constraint.holder = nil
          dropped.append(constraint)
          return true
        }
      }
      ancestor = holder.storedSuperview
    }
    for constraint in dropped { constraint.askForLayout() }
  }

  /// Whether a view, or one around it, holds constraints that a view within it may be part of.
  private static func holdsConstraints(at view: UIView) -> Bool {
    !view.layoutState.constraints.isEmpty
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

  /// Whether constraints decide about anything directly within a view.
  static func hasPlacedSubviews(_ view: UIView) -> Bool {
    guard view.layoutState.addedGuides.isEmpty else { return true }
    return view.layoutState.mayHavePlacedSubviews
      && view.storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
