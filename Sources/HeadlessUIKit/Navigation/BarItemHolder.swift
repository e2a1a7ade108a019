import Foundation

/// A holder of bar button items: a bar, or a bar's item.
@preconcurrency @MainActor
protocol BarItemHolder: AnyObject {
  /// The bar that displays the items while this object is in front.
  var barOfItems: UIView? { get }
  /// The responder at which the search for an item's action begins if nothing has the focus.
  var responderOfItems: UIResponder? { get }
  /// The navigation item or the screen that is not on top, so that its bar shows other items than
  /// these; `nil` where they are on it.
  var notOnTop: NSObject? { get }
  /// Called when items are hidden, shown, or have another view.
  func barItemsDidChange()
}
