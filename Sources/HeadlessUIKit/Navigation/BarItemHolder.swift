import Foundation

/// What bar button items are in.
@MainActor
protocol BarItemHolder: AnyObject {
  /// The bar that shows the items, or would, were what holds them in front.
  var barOfItems: UIView? { get }
  /// Where a search for what performs an item's action begins, when nothing has the focus.
  var responderOfItems: UIResponder? { get }
  /// The navigation item or the screen that is not on top, so that its bar shows other items than
  /// these; `nil` where they are on it.
  var notOnTop: NSObject? { get }
  /// Called when items are hidden, shown, or have another view.
  func barItemsDidChange()
}
