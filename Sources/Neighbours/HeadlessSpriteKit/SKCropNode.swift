import HeadlessUIKit

/// A node whose contents are cut out.
open class SKCropNode: SKNode {
  /// What is cut out.
  open var maskNode: SKNode?
}
