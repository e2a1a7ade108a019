/// Views that wait to be reused.
///
/// The last view added is the first to be reused. The pool is a separate object, so that an
/// application can empty it without a reference to the view that uses it.
@MainActor
class ReusePool {
  /// Whether the application knows that the pool is not empty.
  private var isRegistered = false

  init() {}

  /// Prepares a view for reuse after removing it, because it may ask for another one.
  final func prepared<View: ReusableView>(_ view: View?) -> View? {
    view?.prepareForReuse()
    // Its texts change, and its frame may not.
    view?.setNeedsLayout()
    return view
  }

  /// Makes the pool known to the application of the view that uses it.
  final func register(for owner: UIView) {
    guard !isRegistered else { return }
    isRegistered = true
    owner.hostApplication.tableState.reusePools.add(self)
  }

  /// Removes all views, because memory is short (behaviour 96).
  final func empty() {
    isRegistered = false
    dropViews()
  }

  /// The broken conditions of the waiting views; empty, unless the model has a fault.
  var brokenInvariants: [String] { [] }

  /// Removes the views of all kinds.
  func dropViews() {}
}
