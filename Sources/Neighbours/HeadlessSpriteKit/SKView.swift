public import HeadlessUIKit

/// A view of a scene, whose frames come in UIKit time; nothing of it is drawn.
open class SKView: UIView {
  /// Whether the scene stands still.
  open var isPaused = false {
    didSet { runIfNeeded() }
  }
  /// Whether the number of frames is shown.
  open var showsFPS = false
  /// Whether the number of nodes is shown.
  open var showsNodeCount = false
  /// Whether bodies are shown.
  open var showsPhysics = false
  /// Whether nodes of the same depth may be drawn in any order.
  open var ignoresSiblingOrder = false
  /// Whether what is outside is not drawn.
  open var shouldCullNonVisibleNodes = true
  /// Whether it lets see what is behind.
  open var allowsTransparency = false
  /// How many frames a second are wanted; sixty come.
  open var preferredFramesPerSecond = 60

  /// The scene.
  open private(set) var scene: SKScene?

  private final lazy var clock = FrameClock { [weak self] in
    self?.scene?.frame(at: $0, after: $1)
  }
  private final var touched: [UITouch: SKNode] = [:]

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    scene?.view = self
    fit()
    scene?.didMove(to: self)
    runIfNeeded()
  }

  /// Shows a scene, at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// Returns a picture as large as a node: that of a scene has its color, and nodes are not drawn.
  open func texture(from node: SKNode) -> SKTexture? {
    let scene = node as? SKScene
    let rect = CGRect(origin: .zero, size: scene?.size ?? node.calculateAccumulatedFrame().size)
    guard !rect.isEmpty else { return nil }
    return SKTexture(
      image: UIGraphicsImageRenderer(bounds: rect).image { context in
        guard let scene else { return }
        scene.backgroundColor.setFill()
        context.fill(rect)
      })
  }

  /// Returns a point of the view in a scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }

  /// Returns a point of a scene in the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    runIfNeeded()
  }

  private final func fit() {
    if let scene, scene.scaleMode == .resizeFill { scene.size = bounds.size }
  }

  private final func runIfNeeded() {
    clock.isRunning = scene != nil && !isPaused && window != nil
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touched[touch] = node(for: touch) }
    tell(touches) { $0.touchesBegan($1, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches) { $0.touchesMoved($1, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches) { $0.touchesEnded($1, with: event) }
    for touch in touches { touched[touch] = nil }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches) { $0.touchesCancelled($1, with: event) }
    for touch in touches { touched[touch] = nil }
  }

  /// The nearest node that hears of touches, or else the scene.
  private final func node(for touch: UITouch) -> SKNode? {
    guard let scene else { return nil }
    let place = scene.convertPoint(fromView: touch.location(in: self))
    return scene.nodes(at: place).first { $0.isUserInteractionEnabled && !$0.isHidden } ?? scene
  }

  private final func tell(_ touches: Set<UITouch>, _ tell: (SKNode, Set<UITouch>) -> Void) {
    for (node, own) in Dictionary(grouping: touches, by: { touched[$0] }) {
      if let node { tell(node, Set(own)) }
    }
  }
}
