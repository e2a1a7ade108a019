import Foundation
import TextDocuments

extension TextStyle {
  /// The attributes of a text in the style.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.face(
        of: family ?? Self.usualFamily, size: CGFloat(size), isBold: isBold, isItalic: isItalic),
      .paragraphStyle: paragraphStyle,
    ]
    if let color { attributes[.foregroundColor] = color.color }
    if let background { attributes[.backgroundColor] = background.color }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = URL(string: link).map { $0 as Any } ?? link as Any }
    return attributes
  }

  /// The family of documents that name no font.
  private static let usualFamily = "Times New Roman"

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
    style.firstLineHeadIndent = CGFloat(firstIndent)
    style.headIndent = CGFloat(indent)
    style.paragraphSpacing = CGFloat(spacing)
    return style
  }

  /// Creates the style of a text with attributes.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    let font = attributes[.font] as? UIFont ?? TextRunStyle.fallbackFont
    let traits = font.fontDescriptor.symbolicTraits
    family = font.fontDescriptor.attributes.isSystemFont ? "-apple-system" : font.familyName
    size = Double(font.pointSize.finite)
    isBold = traits.contains(.traitBold)
    isItalic = traits.contains(.traitItalic)
    isUnderlined = (Int(attribute: attributes[.underlineStyle]) ?? 0) != 0
    isStruck = (Int(attribute: attributes[.strikethroughStyle]) ?? 0) != 0
    color = (attributes[.foregroundColor] as? UIColor).map(Color.init)
    background = (attributes[.backgroundColor] as? UIColor).map(Color.init)
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    alignment =
      switch paragraph.alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
    firstIndent = Double(paragraph.firstLineHeadIndent.finite)
    indent = Double(paragraph.headIndent.finite)
    spacing = Double(paragraph.paragraphSpacing.finite)
  }
}

extension TextStyle.Color {
  fileprivate var color: UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  fileprivate init(_ color: UIColor) {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    func part(_ value: CGFloat) -> UInt8 { UInt8((min(max(0, value.finite), 1) * 255).rounded()) }
    self.init(part(red), part(green), part(blue))
  }
}
