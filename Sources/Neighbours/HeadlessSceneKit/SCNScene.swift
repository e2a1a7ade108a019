public import HeadlessUIKit

/// A scene: the root of nodes, which an `SCNView` shows.
@preconcurrency @MainActor
open class SCNScene: NSObject {
  /// The node that all others are in.
  public final let rootNode = SCNNode()
  /// What is behind all.
  public final let background = SCNMaterialProperty()
  /// The light from all around.
  public final let lightingEnvironment = SCNMaterialProperty()
  /// Whether it stands still.
  open var isPaused = false

  /// Creates an empty scene.
  public override init() { super.init() }

  /// Creates an empty scene: files are not read.
  public convenience init?(named name: String) { self.init() }

  /// Creates an empty scene: files are not read.
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
}
