import Foundation

extension UIView {
  /// The position of a view in its superview, and its bounds.
  struct Geometry {
    /// The top left corner of the frame that the view would have without its transform.
    var origin: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity {
      didSet { isTransformed = !transform.isIdentity }
    }
    /// Whether the transform changes anything.
    private(set) var isTransformed = false

    init(frame: CGRect = .zero) {
      origin = frame.origin
      bounds = CGRect(origin: .zero, size: frame.size)
    }
  }
}
