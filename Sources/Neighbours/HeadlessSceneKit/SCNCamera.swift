public import HeadlessUIKit

/// A camera.
@preconcurrency @MainActor
open class SCNCamera: NSObject {
  /// What is nearer is not seen.
  open var zNear = 1.0
  /// What is farther is not seen.
  open var zFar = 100.0
  /// How wide it looks, in degrees.
  open var fieldOfView: CGFloat = 60
  /// Whether what is far is as large.
  open var usesOrthographicProjection = false
  /// How much it shows, then.
  open var orthographicScale = 1.0

  /// Creates one.
  public override init() { super.init() }
}
