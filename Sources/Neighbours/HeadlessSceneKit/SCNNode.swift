import HeadlessSpriteKit
public import HeadlessUIKit

/// Something in a scene.
@preconcurrency @MainActor
open class SCNNode: NSObject {
  /// The name, by which it is found.
  open var name: String?
  /// Its place in its parent.
  open var position = SCNVector3()
  /// How far it is turned around each axis.
  open var eulerAngles = SCNVector3()
  /// How far it is turned around one axis.
  open var rotation = SCNVector4()
  /// How large it is shown.
  open var scale = SCNVector3(1, 1, 1)
  /// Its shape.
  open var geometry: SCNGeometry?
  /// The camera in its place.
  open var camera: SCNCamera?
  /// The light in its place.
  open var light: SCNLight?
  /// How visible it is.
  open var opacity: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it throws a shadow.
  open var castsShadow = true
  /// What it is.
  open var categoryBitMask = 1
  /// Whether it does nothing for a while.
  open var isPaused = false

  private final var runs = NodeActionRuns<SCNNode>()

  /// Creates one without a shape.
  public override init() { super.init() }

  /// Creates one with a shape.
  public init(geometry: SCNGeometry?) {
    self.geometry = geometry
    super.init()
  }

  // MARK: The tree

  /// Its parent.
  open private(set) weak var parent: SCNNode?
  /// What is in it.
  open private(set) var childNodes: [SCNNode] = []

  /// Adds a node.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  /// Takes it out of its parent.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// Returns the first node of a name in it.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  /// Returns all nodes in it that a closure wants.
  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var (stop, found) = (ObjCBool(false), [SCNNode]())
    enumerateChildNodes { node, _ in
      if !stop.boolValue, predicate(node, &stop) { found.append(node) }
    }
    return found
  }

  /// Calls a closure with each node in it.
  open func enumerateChildNodes(
    _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    visit { if !stop.boolValue { block($0, &stop) } }
  }

  private final func visit(_ visit: (SCNNode) -> Void) {
    for child in childNodes {
      visit(child)
      child.visit(visit)
    }
  }

  /// Its place in the scene, where nothing above it is turned.
  open var worldPosition: SCNVector3 {
    guard let parent else { return position }
    let place = SCNVector3(
      position.x * parent.scale.x, position.y * parent.scale.y, position.z * parent.scale.z)
    return parent.worldPosition + place
  }

  // MARK: Actions

  /// Begins an action.
  open func runAction(_ action: SCNAction) { runs.add(action.timed) }

  /// Begins an action, and calls a closure at its end.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    runs.add(action.timed, completion: block)
  }

  /// Begins an action, instead of the one with the same key.
  open func runAction(_ action: SCNAction, forKey key: String?) {
    runs.add(action.timed, key: key)
  }

  /// Whether it does something.
  open var hasActions: Bool { !runs.isEmpty }

  /// Ends the action with a key.
  open func removeAction(forKey key: String) { runs.remove(key) }

  /// Ends all actions.
  open func removeAllActions() { runs.removeAll() }

  final func step(by time: TimeInterval) {
    guard !isPaused else { return }
    for (run, step) in runs.steps where runs.contains(run) {
      if step(self, time), let completion = runs.end(run) { completion() }
    }
    for child in childNodes { child.step(by: time) }
  }
}
