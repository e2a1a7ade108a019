public import Foundation

/// A layer that shows a text.
open class CATextLayer: CALayer {
  // MARK: Getting and setting the text

  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any?

  // MARK: Text visual properties

  /// The font, a `UIFont` or its name.
  open var font: Any?

  /// The size of the font of a plain text.
  open var fontSize: CGFloat = 36

  /// The color of a plain text, white at first.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)

  // MARK: Text alignment and truncation

  /// Whether lines break within the width of the layer.
  open var isWrapped = false

  /// The edge that the lines are aligned to.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Where a text is cut off that is too long.
  open var truncationMode = CATextLayerTruncationMode.none

  /// Whether parts of pixels are used to draw characters.
  open var allowsFontSubpixelQuantization = true

  override func paintContent(in context: CGContext) {
    let style = NSMutableParagraphStyle()
    switch alignmentMode {
    case .center: style.alignment = .center
    case .right: style.alignment = .right
    case .left: style.alignment = .left
    case .justified: style.alignment = .justified
    default: style.alignment = .natural
    }
    var attributes: [NSAttributedString.Key: Any] = [.font: drawnFont, .paragraphStyle: style]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    let text =
      string as? NSAttributedString
      ?? (string as? String).map { NSAttributedString(string: $0, attributes: attributes) }
    guard let text else { return }
    ContextStack.draw(into: context) { text.draw(in: bounds) }
  }

  private var drawnFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }
}

/// The edge that lines are aligned to.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the edge.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where lines begin in the language of the text.
  public static let natural = Self(rawValue: "natural")

  public static let left = Self(rawValue: "left")

  public static let right = Self(rawValue: "right")

  /// Neither: lines stand in the middle.
  public static let center = Self(rawValue: "center")

  public static let justified = Self(rawValue: "justified")
}

/// Where a text is cut off that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the place.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")

  public static let start = Self(rawValue: "start")

  public static let end = Self(rawValue: "end")

  public static let middle = Self(rawValue: "middle")
}
