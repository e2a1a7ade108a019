import Foundation

extension PartPainter {
  /// Draws a spinner as it is at its start.
  func spinner(at center: CGPoint, size: CGFloat, _ color: UIColor) {
    let (inner, outer) = (size * 0.25, size * 0.46)
    // The eighths of a turn from the top, without a sine.
    let eighth: CGFloat = 0.7071067811865476
    let ways: [(CGFloat, CGFloat)] = [
      (0, -1), (eighth, -eighth), (1, 0), (eighth, eighth), (0, 1), (-eighth, eighth), (-1, 0),
      (-eighth, -eighth),
    ]
    let alpha = color.cgColor.alpha
    for (index, way) in ways.enumerated() {
      line(
        [
          CGPoint(x: center.x + way.0 * inner, y: center.y + way.1 * inner),
          CGPoint(x: center.x + way.0 * outer, y: center.y + way.1 * outer),
        ], color.withAlphaComponent(alpha * (index == 0 ? 1 : 0.25 + 0.08 * CGFloat(index))),
        width: size * 0.1)
    }
  }
}
