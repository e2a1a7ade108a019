public import HeadlessUIKit

/// A scene: the root of nodes, which an `SKView` shows.
open class SKScene: SKEffectNode {
  /// The size.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// How it fits the view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The color behind all.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Where its origin is in the view, of a view that is 1 wide and high.
  open var anchorPoint = CGPoint.zero
  /// The camera.
  open weak var camera: SKCameraNode?
  /// The delegate.
  open weak var delegate: (any SKSceneDelegate)?
  /// The world of bodies, in which nothing moves.
  public final let physicsWorld = SKPhysicsWorld()
  /// The view.
  open internal(set) weak var view: SKView?

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  /// Creates an empty scene.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// Creates an empty scene: files are not read.
  public convenience init?(fileNamed filename: String) {
    self.init(size: CGSize(width: 750, height: 1334))
  }

  /// Archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var ownSize: CGSize { size }
  override var ownAnchor: CGPoint { anchorPoint }

  /// Called once it is there.
  open func sceneDidLoad() {}

  /// Called when a view shows it.
  open func didMove(to view: SKView) {}

  /// Called before a view shows it no more.
  open func willMove(from view: SKView) {}

  /// Called when its size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}

  /// Called for each frame, before the actions.
  open func update(_ currentTime: TimeInterval) {}

  /// Called for each frame, after the actions.
  open func didEvaluateActions() {}

  /// Called for each frame, after the bodies would have moved.
  open func didSimulatePhysics() {}

  /// Called for each frame, at its end.
  open func didFinishUpdate() {}

  /// Returns a point of the view in the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(toView.inverted())
  }

  /// Returns a point of the scene in the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }

  private final var toView: CGAffineTransform {
    guard let bounds = view?.bounds, size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    let (left, bottom) = (
      (bounds.width - size.width * x) / 2, (bounds.height - size.height * y) / 2
    )
    // A scene's vertical axis goes up.
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: -y, tx: left + size.width * x * anchorPoint.x,
      ty: bounds.height - bottom - size.height * y * anchorPoint.y)
  }

  final func frame(at time: TimeInterval, after passed: TimeInterval) {
    guard !isPaused else { return }
    delegate?.update(time, for: self)
    update(time)
    step(by: passed)
    didEvaluateActions()
    didSimulatePhysics()
    didFinishUpdate()
  }
}

/// How a scene fits a view.
public enum SKSceneScaleMode: Int, Sendable {
  case fill
  case aspectFill
  case aspectFit
  case resizeFill
}

/// The method by which a scene has another object do its work.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  /// Called for each frame.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}
