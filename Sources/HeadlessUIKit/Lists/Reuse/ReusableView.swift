/// A view that a table or a collection uses again: a cell, a header or a footer.
@preconcurrency @MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get set }
  /// Whether the view waits in a reuse pool.
  var isPooled: Bool { get set }
  func prepareForReuse()
}

/// A view that shows a configuration, which follows the view's state.
@preconcurrency @MainActor
protocol ConfigurableView: UIView {
  func setNeedsUpdateConfiguration()
  func updateConfigurationIfNeeded()
}
