import ConstraintSolver
public import Foundation

/// A view that arranges its subviews in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  // MARK: Creating a stack view

  /// Creates a stack view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view from an archive.
  public required init(coder: NSCoder) {
    // `UIView.init(coder:)` may fail, as far as the compiler knows; this one never does.
    super.init(frame: .zero)
    coder.interface?.decode(self)
  }

  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Managing arranged subviews

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view after the arranged ones, and as a subview if needed.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (arranges(view) ? 1 : 0))
  }

  /// Inserts a view among the arranged ones, and adds it as a subview if needed.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let limit = arranged.count - (arranges(view) ? 1 : 0)
    guard (0...limit).contains(stackIndex) else {
      return ModelException.internalInconsistency.raise(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(limit)",
        by: "UIStackView.insertArrangedSubview(_:at:)")
    }
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged ones; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard forget(view) else { return }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  // MARK: Configuring the layout

  /// How the views are aligned across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The direction in which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// Whether the spaces of a column are measured between baselines instead of edges.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged inside the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The space between the views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  // MARK: Adding space between items

  /// Sets the space after an arranged view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom space after a view, or else ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The value that means the stack view's own spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The value that means the system spacing.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Laying out subviews

  /// The view whose first line of text is the stack view's: the first one, or in a row the tallest.
  open override var forFirstBaselineLayout: UIView {
    baselineView { $0.first }?.forFirstBaselineLayout ?? self
  }

  /// The view whose last line of text is the stack view's: the last one, or in a row the tallest.
  open override var forLastBaselineLayout: UIView {
    baselineView { $0.last }?.forLastBaselineLayout ?? self
  }

  // MARK: Observing view-related changes

  /// Removes a subview from the arranged views when it is taken out.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: The model

  private var arranged: [UIView] = []
  private var arrangedIDs: Set<ObjectIdentifier> = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The stack view's own constraints that contradict others, by their numbers.
  private var broken: Set<Int> = []

  final func isBroken(_ number: Int) -> Bool { broken.contains(number) }
  final func noteBroken(_ number: Int) { broken.insert(number) }

  final func arranges(_ view: UIView) -> Bool { arrangedIDs.contains(ObjectIdentifier(view)) }

  /// Takes a view out of the arranged ones; returns whether it was one.
  private func forget(_ view: UIView) -> Bool {
    guard arrangedIDs.remove(ObjectIdentifier(view)) != nil,
      let index = arranged.lastIndex(where: { $0 === view })
    else { return false }
    arranged.remove(at: index)
    return true
  }

  /// Returns the space after a view.
  final func gap(after view: UIView) -> CGFloat {
    if usesSystemSpacing(after: view) { return NSLayoutConstraint.systemSpacing }
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap.isFinite && gap < Self.spacingUseDefault ? gap : 0
  }

  /// Whether the space after a view is left to the system.
  final func usesSystemSpacing(after view: UIView) -> Bool {
    (customSpacings[ObjectIdentifier(view)] ?? spacing) == Self.spacingUseSystem
  }

  /// How the spaces between views compare with `spacing` (behaviour 763).
  final var gapRelation: LayoutSystem.Relation {
    switch distribution {
    case .equalSpacing, .equalCentering: .greaterThanOrEqual
    case .fill, .fillEqually, .fillProportionally: .equal
    }
  }

  private func baselineView(_ end: ([UIView]) -> UIView?) -> UIView? {
    let shown = arranged.filter { !$0.storedIsHidden }
    guard axis == .horizontal else { return end(shown) }
    return shown.max { $0.naturalHeight < $1.naturalHeight }
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
      // A view around the stack view, for example, cannot be added.
      guard view.superview === self else { return }
    }
    _ = forget(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(index, arranged.count))
    arrangedIDs.insert(ObjectIdentifier(view))
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    broken = []
    setNeedsLayout()
    LayoutRoot.placeChanged(of: self)
  }
}
