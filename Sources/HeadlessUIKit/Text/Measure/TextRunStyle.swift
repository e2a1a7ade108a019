import Foundation

/// The attributes of a run of text that affect its size.
struct TextRunStyle {
  /// The widths of the font's characters.
  let widths: FontWidths
  /// How far the run reaches above and below the baseline, and its font's own space between lines.
  var ascent: Double
  var descent: Double
  var leading: Double
  /// The width that the app adds to each character.
  var kern = 0.0
  /// Whether pairs of letters move together, which an app switches off with a kern of 0.
  var movesPairs = true
  /// The values of the paragraph, if it has any.
  var paragraph: NSParagraphStyle.Values?
  /// The width of the attachment that stands for each character of the run.
  var attachmentWidth: Double?

  /// Creates the style of plain text.
  init(_ font: UIFont) {
    widths = FontWidths.of(font)
    ascent = Double(font.ascender.finite)
    descent = Double(-font.descender.finite)
    leading = Double(font.leading.finite)
  }

  /// Creates the style of text with attributes, in their font or another one.
  init(_ attributes: [NSAttributedString.Key: Any], or font: UIFont) {
    self.init(attributes[.font] as? UIFont ?? font)
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    let tracking = CGFloat(number: attributes[.tracking])?.finite ?? 0
    if let distance = CGFloat(number: attributes[.kern])?.finite {
      kern = Double(distance)
      movesPairs = distance != 0
    } else {
      kern = Double(tracking)
    }
    let offset = Double(CGFloat(number: attributes[.baselineOffset])?.finite ?? 0)
    ascent = max(0, ascent + offset)
    descent = max(0, descent - offset)
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      let size = attachment.displayBounds.size
      let below = attachment.bounds == .zero ? 0 : Double(-attachment.bounds.minY.finite)
      attachmentWidth = Double(size.width.finite)
      ascent = max(ascent, Double(size.height.finite) - below)
      descent = max(descent, below)
    }
  }

  /// Text without a font is Helvetica in size 12, as in UIKit.
  static let fallbackFont = UIFont(UIFontDescriptor(name: "Helvetica", size: 12))
}
