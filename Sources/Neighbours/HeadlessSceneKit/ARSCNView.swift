import HeadlessUIKit

/// A view of a scene in the world: the camera's picture is not there.
open class ARSCNView: SCNView {
  /// What follows the world.
  open var session = ARSession()
  /// Whether there are lights as in the world.
  open var automaticallyUpdatesLighting = true
}

/// The methods by which a view tells of the places in the world: it sees none.
@preconcurrency @MainActor
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  /// Called to make a node for a place.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?

  /// Called when a place was found.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)

  /// Called when a place has changed.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)

  /// Called when a place has gone.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  public func renderer(
    _ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor
  ) -> SCNNode? { nil }

  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}

  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}

  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {}
}
