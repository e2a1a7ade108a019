public import Foundation

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  // MARK: Creating a stack view

  /// Creates a stack view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Managing arranged subviews

  /// The views that are arranged, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of those that are arranged, and as a subview unless it is one.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (arranges(view) ? 1 : 0))
  }

  /// Adds a view at a place among those that are arranged, and as a subview unless it is one.
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

  /// Has a view be arranged no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  // MARK: Configuring the layout

  /// How the views lie across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// Whether spaces reach from line of text to line of text rather than from edge to edge.
  ///
  /// Kept; the model's spaces always reach from edge to edge.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// How the views share the room along the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Whether the views lie within the margins rather than within the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The space between the views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  // MARK: Adding space between items

  /// Sets the space after a view that is arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space after a view, if it has one of its own, else ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stands for the stack view's own spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Stands for the space that the system puts between views.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Observing view-related changes

  /// Has a view that is taken out be arranged no more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: The model

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  final func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  /// How far the view after a view lies from it.
  final func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    if gap == Self.spacingUseSystem { return SimpleLayout.systemSpacing }
    return gap.isFinite && gap < Self.spacingUseDefault ? gap : 0
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
      // A view around the stack view, say, cannot be added.
      guard view.superview === self else { return }
    }
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(index, arranged.count))
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    SimpleLayout.placeChanged(of: self)
  }
}
