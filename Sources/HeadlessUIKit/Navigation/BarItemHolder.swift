/// What bar button items are in.
@MainActor
protocol BarItemHolder: AnyObject {
  /// The bar that shows the items, or would, were what holds them in front.
  var barOfItems: UIView? { get }
  /// Where a search for what performs an item's action begins, when nothing has the focus.
  var responderOfItems: UIResponder? { get }
  /// Why a user does not see the items although the bar is there; `nil` where they are on it.
  var whyItemsAreNotOnBar: String? { get }
  /// Called when items are hidden, shown, or have another view.
  func barItemsDidChange()
}
