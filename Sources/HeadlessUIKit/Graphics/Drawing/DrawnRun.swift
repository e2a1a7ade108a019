import Foundation

/// A run of text that is drawn, with its look.
struct DrawnRun {
  var text: String
  var style: TextRunStyle
  var font: UIFont
  var color: CGColor
  var background: CGColor?
  /// The colors of the lines under and through the text, if there are any.
  var underline: CGColor?
  var strikethrough: CGColor?
  /// How far above the baseline the letters stand.
  var offset: CGFloat = 0
  var attachment: NSTextAttachment?
  var shadow: NSShadow?

  /// Whether the text, the font and the color decide how it looks, and nothing else.
  var isPlain: Bool {
    background == nil && underline == nil && strikethrough == nil && offset == 0
      && attachment == nil && shadow == nil && style.kern == 0 && style.movesPairs
      && style.paragraph == nil
  }

  /// Creates a run of plain text.
  init(_ text: String, _ font: UIFont, _ color: CGColor) {
    self.text = text
    self.font = font
    self.color = color
    style = TextRunStyle(font)
  }

  /// Creates a run of text with attributes, in their font and color or default ones.
  init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], or font: UIFont, _ color: CGColor
  ) {
    self.text = text
    self.font = attributes[.font] as? UIFont ?? font
    style = TextRunStyle(attributes, or: font)
    let own = (attributes[.foregroundColor] as? UIColor)?.cgColor ?? color
    self.color = own
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    if let style = Int(attribute: attributes[.underlineStyle]), style != 0 {
      underline = (attributes[.underlineColor] as? UIColor)?.cgColor ?? own
    }
    if let style = Int(attribute: attributes[.strikethroughStyle]), style != 0 {
      strikethrough = (attributes[.strikethroughColor] as? UIColor)?.cgColor ?? own
    }
    offset = CGFloat(number: attributes[.baselineOffset])?.finite ?? 0
    attachment = attributes[.attachment] as? NSTextAttachment
    shadow = attributes[.shadow] as? NSShadow
  }

  /// Returns the runs of a text, in their font and color or default ones.
  static func runs(
    of text: NSAttributedString, or font: UIFont, _ color: CGColor
  ) -> [DrawnRun] {
    var runs: [DrawnRun] = []
    text.forEachRun { runs.append(DrawnRun(String($0), $1, or: font, color)) }
    return runs
  }
}
