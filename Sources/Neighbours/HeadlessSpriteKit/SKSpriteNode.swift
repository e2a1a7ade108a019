public import HeadlessUIKit

/// A picture.
open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// The size.
  open var size: CGSize
  /// The color.
  open var color: UIColor
  /// How much the color tints the picture.
  open var colorBlendFactor: CGFloat = 0
  /// The point that its position is, of a picture that is 1 wide and high.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Creates one.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// Creates one as large as a picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Creates one of a picture.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Creates one of a picture of the app's.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// Creates one of a color.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// Creates an empty one.
  public convenience override init() { self.init(texture: nil) }

  /// Archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var ownSize: CGSize { size }
  override var ownAnchor: CGPoint { anchorPoint }
}
