package import Foundation

extension CALayer {
  /// The geometry of a layer in its superlayer.
  package struct Geometry: Equatable, Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CGAffineTransform.identity

    package init() {}

    /// The smallest upright rectangle around the layer.
    ///
    /// Setting it keeps the transform.
    package var frame: CGRect {
      get {
        let unmoved = CGRect(
          x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
        return unmoved.applying(transform).offsetBy(dx: position.x, dy: position.y)
      }
      set {
        let size = newValue.size.applying(transform.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        position = .zero
        let moved = frame
        position = CGPoint(x: newValue.minX - moved.minX, y: newValue.minY - moved.minY)
      }
    }
  }
}
