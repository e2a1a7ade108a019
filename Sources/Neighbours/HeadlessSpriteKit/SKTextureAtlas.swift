public import HeadlessUIKit

/// Pictures of the app's that belong together.
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
  /// The names, which are not known.
  open var textureNames: [String] { [] }

  /// Creates one of a name.
  public init(named name: String) { super.init() }

  /// Returns a picture of the app's.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
