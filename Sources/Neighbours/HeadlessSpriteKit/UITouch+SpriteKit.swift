public import HeadlessUIKit

extension UITouch {
  /// Returns where it is in a node.
  public func location(in node: SKNode) -> CGPoint { place(in: node) { location(in: $0) } }

  /// Returns where it was in a node.
  public func previousLocation(in node: SKNode) -> CGPoint {
    place(in: node) { previousLocation(in: $0) }
  }

  private func place(in node: SKNode, _ inView: (SKView) -> CGPoint) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: inView(view)), from: scene)
  }
}
