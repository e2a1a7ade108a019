/// A view that a table uses again: a cell, a header or a footer.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get set }
  /// Whether the view waits in the pool of a table.
  var isPooled: Bool { get set }
  func prepareForReuse()
  func setNeedsUpdateConfiguration()
}
