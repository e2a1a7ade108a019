public import HeadlessUIKit

/// What is at a point.
@preconcurrency @MainActor
open class SCNHitTestResult: NSObject {
  /// The node.
  public final let node: SCNNode

  init(_ node: SCNNode) {
    self.node = node
    super.init()
  }
}
