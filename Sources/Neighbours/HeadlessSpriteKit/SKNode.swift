public import HeadlessUIKit

/// Something in a scene.
open class SKNode: UIResponder {
  /// The name, by which it is found.
  open var name: String?
  /// What the app keeps with it.
  open var userData: NSMutableDictionary?
  /// Its place in its parent.
  open var position = CGPoint.zero
  /// How far it is in front.
  open var zPosition: CGFloat = 0
  /// How far it is turned, in radians, against the clock.
  open var zRotation: CGFloat = 0
  /// How wide it is shown.
  open var xScale: CGFloat = 1
  /// How high it is shown.
  open var yScale: CGFloat = 1
  /// How visible it is.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it hears of touches.
  open var isUserInteractionEnabled = false
  /// Whether it does nothing for a while.
  open var isPaused = false
  /// How fast its actions are.
  open var speed: CGFloat = 1
  /// Its body, which nothing moves.
  open var physicsBody: SKPhysicsBody? {
    didSet { physicsBody?.node = self }
  }

  private final var runs = NodeActionRuns<SKNode>()

  /// Creates one.
  public override init() { super.init() }

  /// Archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Scales it on both axes.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// The rectangle that it fills, in its parent.
  open var frame: CGRect {
    let size = CGSize(width: ownSize.width * abs(xScale), height: ownSize.height * abs(yScale))
    return CGRect(
      x: position.x - size.width * ownAnchor.x, y: position.y - size.height * ownAnchor.y,
      width: size.width, height: size.height)
  }

  var ownSize: CGSize { .zero }
  var ownAnchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  // MARK: The tree

  /// Its parent.
  open private(set) weak var parent: SKNode?
  /// What is in it.
  open private(set) var children: [SKNode] = []

  /// The scene that it is in.
  open var scene: SKScene? {
    var node: SKNode? = self
    while let next = node?.parent { node = next }
    return node as? SKScene
  }

  /// Adds a node.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Adds a node at a place.
  open func insertChild(_ node: SKNode, at index: Int) {
    guard node.parent == nil else {
      return ModelException.invalidArgument.raise(
        "Attemped to add a SKNode which already has a parent: \(node)",
        by: "SKNode.addChild(_:)", of: "SpriteKit")
    }
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }

  /// Takes it out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Moves it into another parent.
  open func move(toParent parent: SKNode) {
    if let old = self.parent { position = parent.convert(position, from: old) }
    removeFromParent()
    parent.addChild(self)
  }

  /// Takes all out of it.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }

  /// Takes some out of it.
  open func removeChildren(in nodes: [SKNode]) {
    for child in children where nodes.contains(child) { child.removeFromParent() }
  }

  /// Whether it is in a node.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let next = node {
      if next === parent { return true }
      node = next.parent
    }
    return false
  }

  /// Returns the first node of a name in it; with `//` before the name also deeper.
  open func childNode(withName name: String) -> SKNode? { named(name).first }

  /// Calls a closure with each node of a name.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in named(name) where !stop.boolValue { block(node, &stop) }
  }

  /// Returns the nodes of a name.
  open subscript(name: String) -> [SKNode] { named(name) }

  private final func named(_ name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let name = isDeep ? String(name.dropFirst(2)) : name
    let start = isDeep ? scene ?? self : self
    return (isDeep ? start.descendants : children).filter { name == "*" || $0.name == name }
  }

  /// All that is in it, the farthest behind first.
  final var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Places

  /// Returns a point of another node in this one.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }

  /// Returns a point of this node in another one.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  private final var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: SKNode? = self
    while let next = node, next.parent != nil {
      transform = transform.concatenating(
        CGAffineTransform(translationX: next.position.x, y: next.position.y)
          .rotated(by: next.zRotation).scaledBy(x: next.xScale, y: next.yScale))
      node = next.parent
    }
    return transform
  }

  /// Whether a point of its parent is in it.
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }

  /// Whether it meets another node of its parent.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

  /// Returns the rectangle that it fills with all that is in it, in its parent.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { whole, child in
      let inner = child.calculateAccumulatedFrame()
      let shown = CGRect(
        x: position.x + inner.minX * xScale, y: position.y + inner.minY * yScale,
        width: inner.width * xScale, height: inner.height * yScale)
      return whole.isEmpty ? shown : whole.union(shown)
    }
  }

  /// Returns what is at a point, the nearest first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    descendants.filter { node in
      node.parent.map { node.contains($0.convert(p, from: self)) } ?? false
    }.reversed().sorted { $0.depth > $1.depth }
  }

  /// Returns what is nearest at a point, or else the node itself.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  private final var depth: CGFloat { zPosition + (parent?.depth ?? 0) }

  // MARK: Actions

  /// Begins an action.
  open func run(_ action: SKAction) { runs.add(action.timed, speed: action.pace) }

  /// Begins an action, and calls a closure at its end.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    runs.add(action.timed, speed: action.pace, completion: block)
  }

  /// Begins an action, instead of the one with the same key.
  open func run(_ action: SKAction, withKey key: String) {
    runs.add(action.timed, key: key, speed: action.pace)
    keyed[key] = action
  }

  private final var keyed: [String: SKAction] = [:]

  /// Whether it does something.
  open func hasActions() -> Bool { !runs.isEmpty }

  /// Returns the action with a key.
  open func action(forKey key: String) -> SKAction? { runs.has(key) ? keyed[key] : nil }

  /// Ends the action with a key.
  open func removeAction(forKey key: String) { runs.remove(key) }

  /// Ends all actions.
  open func removeAllActions() { runs.removeAll() }

  final func step(by time: TimeInterval) {
    guard !isPaused else { return }
    let time = time * Double(speed)
    for (run, step) in runs.steps where runs.contains(run) {
      if step(self, time), let completion = runs.end(run) { completion() }
    }
    for child in children { child.step(by: time) }
  }
}
