/// The subviews of a view that wait for something, such as a layout.
///
/// Mostly it is a single one. It is known, so that it does not have to be looked for among
/// thousands. Where there are several, each subview is asked.
struct WaitingSubviews {
  private(set) var isEmpty = true
  /// The only subview that waits, or `nil` where there are several.
  private(set) var only: UIView?

  mutating func add(_ view: UIView) {
    if isEmpty {
      only = view
      isEmpty = false
    } else if only !== view {
      only = nil
    }
  }

  /// Forgets a subview that leaves.
  mutating func forget(_ view: UIView) {
    if only === view { self = WaitingSubviews() }
  }

  /// Returns the positions of the subviews in front of the only waiting one, or else of all.
  func rest(of subviews: [UIView]) -> Range<Int> {
    guard let only, let index = subviews.lastIndex(where: { $0 === only }) else {
      return subviews.indices
    }
    return (index + 1)..<subviews.count
  }
}
