import Foundation

/// A view of the system that shows more than its background and its subviews.
///
/// The look of a control stands in one place, such as `UISwitch+Painting.swift`. It draws into the
/// same context as the `draw(_:)` of an app.
@preconcurrency @MainActor
protocol SelfPainting: UIView {
  /// Draws what stands behind the subviews.
  func paintParts(_ painter: PartPainter)

  /// Draws what stands in front of the subviews.
  func paintFrontParts(_ painter: PartPainter)
}

extension SelfPainting {
  func paintParts(_ painter: PartPainter) {}
  func paintFrontParts(_ painter: PartPainter) {}
}
