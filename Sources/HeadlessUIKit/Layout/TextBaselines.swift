import Foundation

/// A view whose text stands on lines that others can be aligned with.
@MainActor
protocol TextBaselines: UIView {
  /// How far below the top edge the first line of text stands.
  var firstBaselineOffset: CGFloat { get }
  /// How far above the bottom edge the last line of text stands.
  var lastBaselineOffset: CGFloat { get }
}

/// A view whose content is as high as its width makes it.
@MainActor
protocol WidthDependentHeight: UIView {
  /// How high the content is in a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}
