public import Foundation
public import HeadlessUIKit

// Names from elements and view controllers, for which the compiler suggests the views' own.

extension UIView {
  /// Is called `pinch(scale:)` here.
  @available(*, unavailable, renamed: "pinch(scale:)")
  public func pinch(withScale scale: CGFloat) { pinch(scale: scale) }

  /// Is called `swipeDown()` here: what stands in a sheet takes it along.
  @available(*, unavailable, renamed: "swipeDown()")
  public func dismissBySwipingDown() { swipeDown() }

  /// Is a word of view controllers.
  @available(*, unavailable, message: "call it on the view controller that is presented")
  public func dismissByTappingOutside() {}
}
