import Foundation

extension UIView {
  /// Where a view lies in its superview, and what part of its own coordinates it shows.
  struct Geometry {
    /// The corner of the frame that the view would have without its transform.
    var origin: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity

    init(frame: CGRect = .zero) {
      origin = frame.origin
      bounds = CGRect(origin: .zero, size: frame.size)
    }
  }
}
