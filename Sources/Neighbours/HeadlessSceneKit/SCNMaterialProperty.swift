public import HeadlessUIKit

/// A color, a picture or a number of a surface.
@preconcurrency @MainActor
open class SCNMaterialProperty: NSObject {
  /// The color, the picture or the number.
  open var contents: Any?
  /// How much it counts.
  open var intensity: CGFloat = 1
}
