import Foundation

extension UIColorWell: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let side = min(storedBounds.width, storedBounds.height)
    let center = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
    func disc(_ share: CGFloat) -> CGRect {
      let length = side * share
      return CGRect(
        x: center.x - length / 2, y: center.y - length / 2, width: length, height: length)
    }
    painter.faded(isEnabled ? 1 : 0.5) { painter in
      painter.clipped(to: disc(1), radius: side / 2) { painter in
        let corners = Self.corners.map {
          CGPoint(x: center.x + $0.x * side, y: center.y + $0.y * side)
        }
        for (index, color) in Self.colors.enumerated() {
          painter.fill([center, corners[index], corners[(index + 1) % corners.count]], color)
        }
      }
      painter.fill(disc(0.8), .systemBackground, radius: side * 0.4)
      painter.fill(disc(0.66), selectedColor ?? .systemFill, radius: side * 0.33)
    }
  }

  /// A hexagon around the well, by its side.
  private static let corners = [
    CGPoint(x: 0.6, y: 0), CGPoint(x: 0.3, y: 0.52), CGPoint(x: -0.3, y: 0.52),
    CGPoint(x: -0.6, y: 0), CGPoint(x: -0.3, y: -0.52), CGPoint(x: 0.3, y: -0.52),
  ]
  private static let colors: [UIColor] = [
    .systemRed, .systemPurple, .systemBlue, .systemTeal, .systemGreen, .systemYellow,
  ]
}
