public import HeadlessUIKit

/// A view that OpenGL draws into, which SceneKit brings: here it stays empty.
open class GLKView: UIView {
  /// A picture as large as the view, with nothing in it.
  open var snapshot: UIImage {
    bounds.isEmpty ? UIImage() : UIGraphicsImageRenderer(bounds: bounds).image { _ in }
  }

  /// Draws it, which has no effect without OpenGL.
  open func display() {}
}
