import HeadlessSpriteKit
public import HeadlessUIKit

/// A view of a scene, whose frames come in UIKit time; nothing of it is drawn.
open class SCNView: UIView, SCNSceneRenderer {
  /// The scene.
  open var scene: SCNScene? {
    didSet { runIfNeeded() }
  }
  /// What hears of frames.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// The node with the camera.
  open var pointOfView: SCNNode?
  /// Whether the user moves the camera.
  open var allowsCameraControl = false
  /// Whether there is light without lights.
  open var autoenablesDefaultLighting = false
  /// Whether numbers are shown.
  open var showsStatistics = false
  /// Whether frames come also when nothing changes.
  open var rendersContinuously = false
  /// Whether time goes on.
  open var isPlaying = false
  /// Whether it loops.
  open var loops = true
  /// How smooth edges are.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// How many frames a second are wanted; sixty come.
  open var preferredFramesPerSecond = 60
  /// A flat scene in front.
  open var overlaySKScene: SKScene?

  private final lazy var clock = FrameClock { [weak self] in self?.frame(at: $0, after: $1) }

  /// Creates a view.
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }

  /// Creates a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }

  /// Creates a view of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns what is at a point: nothing, since nothing is drawn.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult]
  { [] }

  /// Returns a picture as large as the view, in its color: nodes are not drawn.
  open func snapshot() -> UIImage {
    guard !bounds.isEmpty else { return UIImage() }
    return UIGraphicsImageRenderer(bounds: bounds).image { [bounds] context in
      guard let backgroundColor else { return }
      backgroundColor.setFill()
      context.fill(bounds)
    }
  }

  /// Lets time go on.
  open func play(_ sender: Any?) { isPlaying = true }

  /// Lets time stand.
  open func pause(_ sender: Any?) { isPlaying = false }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    runIfNeeded()
  }

  private final func runIfNeeded() { clock.isRunning = scene != nil && window != nil }

  private final func frame(at time: TimeInterval, after passed: TimeInterval) {
    guard let scene, !scene.isPaused else { return }
    delegate?.renderer(self, updateAtTime: time)
    scene.rootNode.step(by: passed)
  }
}

/// How smooth edges are.
public enum SCNAntialiasingMode: UInt, Sendable {
  case none
  case multisampling2X
  case multisampling4X
}

/// How it is found what is at a point.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
}

/// What shows a scene.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The node with the camera.
  var pointOfView: SCNNode? { get set }
}

/// The methods by which a view tells of its frames.
@preconcurrency @MainActor
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// Called for each frame, before the actions.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
