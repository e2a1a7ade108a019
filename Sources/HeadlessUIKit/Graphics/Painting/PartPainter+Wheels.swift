import Foundation

extension PartPainter {
  /// Draws what lies below the rows in the middle of wheels.
  func wheelBand(_ rect: CGRect, height: CGFloat) {
    fill(
      CGRect(
        x: rect.minX + 8, y: rect.midY - height / 2, width: rect.width - 16, height: height),
      .tertiarySystemFill, radius: 8)
  }
}
