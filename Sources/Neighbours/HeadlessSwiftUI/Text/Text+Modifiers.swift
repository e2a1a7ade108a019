/// Modifiers whose result is a text again: the inner one decides.
extension Text {
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.parts.indices {
      var outer = TextStyle()
      change(&outer)
      text.parts[index].style = text.parts[index].style.over(outer)
    }
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Sets how wide the characters are.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }
  /// Sets the design.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color?.paint } }
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.color = style._paint }
  }
  /// Makes it bold.
  public func bold() -> Text { with { $0.isBold = true } }
  /// Makes it bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// Makes it italic.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// Makes it italic, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// Sets it in a font whose letters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// Sets digits that are equally wide.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// Underlines it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
  /// Strikes it through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
  /// Sets the space between letters.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  /// Sets the space between letters, ligatures and all.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Moves it up.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
}
