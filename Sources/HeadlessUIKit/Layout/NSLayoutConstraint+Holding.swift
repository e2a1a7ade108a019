import Foundation

extension NSLayoutConstraint {
  /// Adds the constraint to a view, if both items are inside it.
  func hold(by view: UIView) {
    guard holder !== view, let one = first.item else { return }
    guard !second.isGiven || second.item != nil else { return }
    let views = [one.view, second.item?.view ?? one.view]
    guard views.allSatisfy({ $0?.lies(within: view) ?? false }) else {
      return ModelException.generic.raise(
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:\(text) "
          + "view:\(objectName(view))",
        by: "UIView.addConstraint(_:)")
    }
    if let holder { release(by: holder) }
    install(on: view)
  }

  /// Removes the constraint from a view.
  func release(by view: UIView) {
    guard holder === view else { return }
    holder = nil
    view.layoutState.held.remove(self)
    view.checkHeldConstraints()
    view.layoutState.node?.result?.isStale = true
    LayoutRound.ask(because: text) {
      view.setNeedsLayout()
      askForLayout()
    }
  }

  func install(on view: UIView) {
    guard !view.isInWindow || !reportsMixedAxes() else { return }
    holder = view
    isBroken = false
    firstEnd = LayoutEnd(first.item)
    secondEnd = LayoutEnd(second.item)
    firstViewID = first.item?.view.map { ObjectIdentifier($0) }
    secondViewID = second.item?.view.map { ObjectIdentifier($0) }
    view.layoutState.held.append(self)
    view.checkHeldConstraints()
    for item in [first.item, second.item] { noteDistance(from: item, to: view) }
    // A repeated constraint changes nothing, and some views repeat theirs in each layout.
    guard !LayoutRound.isUnderWay || !view.layoutState.held.says(self) else { return }
    askForLayout()
  }

  /// Whether another constraint asks for the same.
  func says(_ other: NSLayoutConstraint) -> Bool {
    self !== other && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation
      && constant == other.constant && multiplier == other.multiplier && priority == other.priority
      && !isBroken && LayoutEnd.isSame(firstEnd, other.firstEnd)
      && LayoutEnd.isSame(secondEnd, other.secondEnd)
  }

  /// Notes the views between an item and the holder: their content is laid out together with their
  /// surroundings.
  private func noteDistance(from item: LayoutItem?, to holder: UIView) {
    guard let item, let view = item.view, view !== holder else { return }
    var next: UIView? = view.storedSuperview
    if case .guide(let guide) = item, guide.kind == .plain { next = view }
    if next !== holder { holder.layoutState.holdsDistantConstraints = true }
    while let crossed = next, crossed !== holder {
      crossed.layoutState.isCrossed = true
      next = crossed.storedSuperview
    }
  }

  /// Returns whether an item of the constraint was in some views, or was such a view, when it was
  /// added.
  func isOn(_ views: Set<ObjectIdentifier>) -> Bool {
    // A lookup is faster than climbing, because a superview may hold thousands of constraints.
    if let id = firstViewID, views.contains(id) { return true }
    guard let id = secondViewID else { return false }
    return views.contains(id)
  }

  /// Requests a layout of the views that the constraint affects.
  func askForLayout() {
    LayoutRound.ask(because: text) {
      holder?.layoutState.node?.result?.isStale = true
      holder?.setNeedsLayout()
      for view in [first.item?.view, second.item?.view] {
        if let view { LayoutRoot.placeChanged(of: view) }
      }
    }
  }

  /// Returns the nearest view that contains both items.
  static func commonAncestor(of one: LayoutItem, and other: LayoutItem?) -> UIView? {
    guard let start = one.view else { return nil }
    guard let other else { return start }
    guard let otherView = other.view else { return nil }
    var ancestor: UIView? = start
    while let next = ancestor {
      if otherView.lies(within: next) { return next }
      ancestor = next.storedSuperview
    }
    return nil
  }

  // MARK: Checking constraints

  /// Returns whether a new constraint is valid; reports the first exception that UIKit raises.
  func reportsNothingWrong(hasWrongItem: Bool, multiplier: CGFloat) -> Bool {
    let problem =
      hasWrongItem
      ? "Constraint items must each be a view or layout guide." : misfit(multiplier)
    if let problem {
      let name = first.item.map { objectName($0.object) } ?? "(null)"
      ModelException.invalidArgument.raise(
        "NSLayoutConstraint for \(name): \(problem)", by: Self.initializer)
      return false
    }
    guard multiplier.isFinite else {
      ModelException.internalInconsistency.raise(
        "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)",
        by: Self.initializer)
      return false
    }
    return true
  }

  private func misfit(_ multiplier: CGFloat) -> String? {
    let one = firstAttribute
    let other = secondAttribute
    guard one != .notAnAttribute else { return "Invalid pairing of layout attributes." }
    if !one.isSize, multiplier == 0 || !second.isGiven {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    guard second.isGiven else { return nil }
    if one.isDirectional && other.isLeftOrRight || other.isDirectional && one.isLeftOrRight {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return one.isSize == other.isSize ? nil : "Invalid pairing of layout attributes."
  }

  /// Reports a constraint between places of different axes, and returns whether it is one.
  ///
  /// It can be made, and used where there is no window and no layout (behaviour 736).
  private func reportsMixedAxes() -> Bool {
    guard second.isGiven, !firstAttribute.isSize,
      firstAttribute.isHorizontalPlace != secondAttribute.isHorizontalPlace
    else { return false }
    ModelException.invalidLayoutConstraint.raise(
      "Constraint improperly relates anchors of incompatible types: "
        + text(isActive: true), by: "NSLayoutConstraint.isActive")
    return true
  }

  /// Takes out a constraint that a layout has found to be between places of different axes.
  func refuseMixedAxes() {
    guard let holder, reportsMixedAxes() else { return }
    release(by: holder)
  }

  func isFinite(_ constant: CGFloat) -> Bool {
    guard !constant.isFinite else { return true }
    ModelException.internalInconsistency.raise(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(firstAnchor.text) secondAnchor:\(secondAnchor?.text ?? "(null)")",
      by: "NSLayoutConstraint.constant")
    return false
  }

  private static var initializer: String {
    "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
  }

  // MARK: Describing constraints

  /// The constraint in messages, such as `<NSLayoutConstraint UIView.width == 44   (active)>`.
  var text: String { text(isActive: isActive) }

  package func text(isActive: Bool) -> String {
    let second: ConstraintText.Side? =
      second.isGiven
      ? ConstraintText.Side(item: .init(second.item), attribute: secondAttribute) : nil
    return ConstraintText(
      type: ConstraintText.className(of: self), isSystemSpacing: isSystemSpacing,
      identifier: identifier, first: .init(item: .init(first.item), attribute: firstAttribute),
      relation: relation, second: second, multiplier: multiplier, constant: constant,
      priority: priority.rawValue, isActive: isActive
    ).text
  }

  /// Returns a number as text, without a fraction that is zero.
  static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns whether an optional inside `Any` has a value.
  static func isSomething(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle != .optional || !mirror.children.isEmpty
  }
}

extension UIView {
  /// Returns whether the view is the given one or is inside it, even if a subclass disagrees.
  final func lies(within view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.storedSuperview
    }
    return false
  }
}
