import Foundation

/// A view with lines of text, whose baselines can be aligned with others.
@preconcurrency @MainActor
protocol TextBaselines: UIView {
  /// The distance from the top edge to the baseline of the first line.
  var firstBaselineOffset: CGFloat { get }
  /// The distance from the baseline of the last line to the bottom edge.
  var lastBaselineOffset: CGFloat { get }
}
