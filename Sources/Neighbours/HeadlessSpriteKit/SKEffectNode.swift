import HeadlessUIKit

/// A node whose contents are drawn with a filter, which has no effect here.
open class SKEffectNode: SKNode {
  /// Whether the filter is used.
  open var shouldEnableEffects = false
  /// Whether it is drawn once.
  open var shouldRasterize = false
}
