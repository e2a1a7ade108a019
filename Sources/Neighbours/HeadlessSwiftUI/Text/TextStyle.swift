/// The look of a part of a text, or of all texts below a modifier; `nil` is left to what is around.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var isMonospaced: Bool?
  var color: _Paint?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// The color behind the letters.
  var background: Color?

  /// The style where another one says nothing.
  func over(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.design = design ?? outer.design
    style.isBold = isBold ?? outer.isBold
    style.isItalic = isItalic ?? outer.isItalic
    style.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    style.isMonospaced = isMonospaced ?? outer.isMonospaced
    style.color = color ?? outer.color
    style.width = width ?? outer.width
    style.underline = underline ?? outer.underline
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.kerning = kerning ?? outer.kerning
    style.tracking = tracking ?? outer.tracking
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    style.background = background ?? outer.background
    return style
  }

  /// The font of the style, at a text size.
  @MainActor func uiFont(_ traits: UITraitCollection?) -> UIFont {
    var font = font ?? .body
    if let weight { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if isMonospaced == true { font = font.monospaced() }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    if let design { font = font.design(design) }
    if let width { font = font.width(width) }
    return font.uiFont(traits)
  }
}

extension TextStyle {
  /// The look that SwiftUI's own attributes say.
  init(_ attributes: AttributeContainer) {
    let attributes = attributes.swiftUI
    font = attributes.font
    color = attributes.foregroundColor?.paint
    background = attributes.backgroundColor
    underline = attributes.underlineStyle
    strikethrough = attributes.strikethroughStyle
    kerning = attributes.kern
    tracking = attributes.tracking
    baselineOffset = attributes.baselineOffset
  }
}
