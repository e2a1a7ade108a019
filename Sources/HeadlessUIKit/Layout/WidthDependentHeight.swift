import Foundation

/// A view whose height depends on its width.
@preconcurrency @MainActor
protocol WidthDependentHeight: UIView {
  /// Returns the height of the content at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}
