import Foundation

/// The content of a cell, header or footer: a plain view with labels, or the view of a
/// configuration.
@MainActor
final class CellContent {
  private(set) var configuration: (any UIContentConfiguration)? {
    didSet { hasConfiguration = configuration != nil }
  }
  /// Whether there is a configuration.
  ///
  /// Reading the configuration itself would copy it.
  private(set) var hasConfiguration = false
  private(set) var storedView: UIView?
  /// Whether the owner's configurations are yet to be updated.
  private var needsUpdate = true
  private var isUpdating = false
  /// Whether the owner is being measured.
  private(set) var isFitting = false
  private(set) var label: UILabel?
  private(set) var second: UILabel?
  private(set) var image: UIImageView?

  /// Returns the view with the content.
  ///
  /// It is made on first use.
  func view(in owner: UIView) -> UIView {
    if let storedView { return storedView }
    let view = UIView(frame: owner.bounds)
    if owner is UITableViewCell { view.layoutMargins = TableMetrics.contentMargins }
    storedView = view
    view.layoutState.encapsulatedSize = EncapsulatedSize()
    owner.addSubview(view)
    return view
  }

  /// Returns the first label of the plain view.
  ///
  /// It is made on first use.
  func firstLabel(in owner: UIView) -> UILabel? {
    if let label { return label }
    label = makeLabel(in: owner)
    return label
  }

  /// Adopts the views that a storyboard or nib has made.
  func adopt(label: UILabel?, second: UILabel?, image: UIImageView?) {
    self.label = label
    self.second = second
    self.image = image
  }

  /// Returns the second label of the plain view.
  ///
  /// It is made on first use.
  func secondLabel(in owner: UIView) -> UILabel? {
    if let second { return second }
    second = makeLabel(in: owner)
    return second
  }

  private func makeLabel(in owner: UIView) -> UILabel? {
    guard configuration == nil else { return nil }
    let label = UILabel()
    view(in: owner).addSubview(label)
    owner.setNeedsLayout()
    return label
  }

  /// Returns the image view of the plain view.
  ///
  /// It is made on first use.
  func imageView(in owner: UIView) -> UIImageView? {
    if let image { return image }
    guard configuration == nil else { return nil }
    let view = UIImageView()
    image = view
    self.view(in: owner).addSubview(view)
    owner.setNeedsLayout()
    return view
  }

  /// Lays out the owner anew when one of its labels has another text.
  ///
  /// In its own layout it has the text in time, and would else be laid out without end.
  func labelDidChange(_ label: UILabel, in owner: UIView) {
    guard label === self.label || label === second, !owner.layoutState.isUnderWay else { return }
    owner.setNeedsLayout()
  }

  /// Makes the labels and the image look highlighted or not.
  func setHighlighted(_ isHighlighted: Bool) {
    label?.isHighlighted = isHighlighted
    second?.isHighlighted = isHighlighted
    image?.isHighlighted = isHighlighted
  }

  /// Sets a configuration of the app, which follows the owner's state from then on.
  func set(_ new: (any UIContentConfiguration)?, in owner: any ConfigurableView) {
    configure(new, in: owner)
    owner.setNeedsUpdateConfiguration()
  }

  /// Displays a configuration, in the current view if that supports it.
  func configure(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    let hadConfiguration = hasConfiguration
    configuration = new
    guard let new else {
      if hadConfiguration { replaceView(with: nil, in: owner) }
      return
    }
    if hadConfiguration, let view = storedView as? any UIView & UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      replaceView(with: new.makeContentView(), in: owner)
    }
    if let storedView { EncapsulatedSize.contentChanged(in: storedView, byConstraints: false) }
  }

  private func replaceView(with view: UIView?, in owner: UIView) {
    storedView?.removeFromSuperview()
    storedView?.layoutState.encapsulatedSize = nil
    label = nil
    second = nil
    image = nil
    storedView = view
    guard let view else { return }
    view.frame = owner.bounds
    view.layoutState.encapsulatedSize = EncapsulatedSize()
    owner.addSubview(view)
  }

  /// Whether the content is a list content view, which measures itself for its current width.
  var showsList: Bool { hasConfiguration && storedView is UIListContentView }

  /// Measures the owner, unless that is going on.
  func fit(_ measure: () -> CGSize?) -> CGSize? {
    guard !isFitting else { return nil }
    isFitting = true
    defer { isFitting = false }
    return measure()
  }

  /// Returns the size of a cell for its content, or `nil` if the cell's own constraints decide.
  ///
  /// - Parameters:
  ///   - taken: The part of the width that the content does not have.
  ///   - leastListHeight: The least height of a cell that shows a list's content.
  func size(
    of cell: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    beside taken: CGFloat, leastListHeight: CGFloat
  ) -> CGSize? {
    let inner = CGSize(width: max(0, target.width - taken), height: target.height)
    guard var size = fittingSize(inner, horizontal, vertical) else {
      // Constraints to the cell itself, beside its content.
      return LayoutPass.hasConstraints(cell) ? nil : cell.sizeThatFits(target)
    }
    size.width += taken
    if horizontal == .required { size.width = target.width }
    if showsList { size.height = max(size.height, leastListHeight) }
    if LayoutPass.hasConstraints(cell) {
      let own = LayoutPass.fittingSize(
        of: cell, width: LayoutPass.Target(length: target.width, priority: horizontal),
        height: LayoutPass.Target(length: target.height, priority: vertical))
      size.height = max(size.height, own.height)
      if horizontal != .required { size.width = max(size.width, own.width) }
    }
    return size
  }

  /// Returns the size that the content's constraints give it, or `nil` if it has no constraints.
  ///
  /// A list measures itself.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard let storedView else { return nil }
    if hasConfiguration, let list = storedView as? UIListContentView {
      return list.sizeThatFits(target)
    }
    guard LayoutPass.hasConstraints(storedView) || hasOwnHeight else { return nil }
    return storedView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Whether the view of a configuration says how high it is.
  private var hasOwnHeight: Bool {
    guard hasConfiguration, let storedView else { return false }
    return storedView.intrinsicContentSize.height >= 0
  }

  /// Whether the owner's configurations wait for an update, or are being updated.
  private var awaitsUpdate: Bool { needsUpdate || isUpdating }

  /// Updates the owner's configurations on a later turn.
  func requestUpdate(of owner: some ConfigurableView, on turn: StaticString) {
    guard !awaitsUpdate else { return }
    needsUpdate = true
    guard owner.storedSuperview != nil else { return }
    owner.hostApplication.mainLoop.enqueue(turn) { [weak owner] in
      owner?.updateConfigurationIfNeeded()
    }
  }

  /// Updates the owner's configurations for its state, unless nothing has changed: the owner itself does
  /// it first, then the app's handler.
  func updateIfNeeded<State>(
    _ state: @autoclosure () -> State, _ update: (State) -> Void, _ handler: (State) -> Void
  ) {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    let state = state()
    update(state)
    handler(state)
    isUpdating = false
  }

  /// Updates the configuration for a state.
  func update(for state: any UIConfigurationState, in owner: UIView) {
    guard let configuration else { return }
    configure(configuration.updated(for: state), in: owner)
  }
}
