/// A displayed view that stands for no item, such as the header of a section.
@preconcurrency @MainActor
protocol ListSupplement {
  associatedtype View: UIView

  var view: View { get }
  /// Whether the view is out of sight, and exists because code asked for it.
  var isLookedAt: Bool { get }
  /// Returns the view after a change, or `nil` if its section or item has gone.
  func moved(by change: some ListChange, counts: [Int]) -> Self?
}
