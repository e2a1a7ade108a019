import Foundation

extension UIActivityIndicatorView: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    guard isAnimating || !hidesWhenStopped else { return }
    let side = min(storedBounds.width, storedBounds.height)
    painter.spinner(
      at: CGPoint(x: storedBounds.midX, y: storedBounds.midY), size: side, color ?? .systemGray)
  }
}
