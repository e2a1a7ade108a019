public import HeadlessUIKit

/// A text.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The name of the font.
  open var fontName: String?
  /// The size of the font.
  open var fontSize: CGFloat = 32
  /// The color.
  open var fontColor: UIColor? = .white
  /// Which part of it is at its position.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// Which part of it is at its position.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The number of lines; 0 for any.
  open var numberOfLines = 1
  /// The width at which a line ends.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates one without a text.
  public override init() { super.init() }

  /// Creates one with a font.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }

  /// Creates one with a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  /// Archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var ownSize: CGSize {
    let font =
      fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    return ((text ?? "") as NSString).size(withAttributes: [.font: font])
  }

  override var ownAnchor: CGPoint {
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: 0.5
      case .left: 0
      case .right: 1
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .center: 0.5
      case .top: 1
      case .bottom, .baseline: 0
      }
    return CGPoint(x: x, y: y)
  }
}

/// Which part of a text is at its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center
  case left
  case right
}

/// Which part of a text is at its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline
  case center
  case top
  case bottom
}
