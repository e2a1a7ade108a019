extension View {
  /// Sets the font of texts.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of texts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textLook.style.weight, weight)
  }
  /// Sets how wide the characters of texts are.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textLook.style.width, width)
  }
  /// Sets the design of texts.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textLook.style.design, design)
  }
  /// Makes texts bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.textLook.style.isBold, isActive)
  }
  /// Makes texts italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textLook.style.isItalic, isActive)
  }
  /// Sets texts in a font whose letters are equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textLook.style.isMonospaced, isActive)
  }
  /// Sets digits that are equally wide.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.textLook.style.hasMonospacedDigits, true)
  }
  /// Underlines texts.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textLook.style.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Strikes texts through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textLook.style.strikethrough,
      isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets the space between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textLook.style.kerning, kerning)
  }
  /// Sets the space between letters, ligatures and all.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textLook.style.tracking, tracking)
  }
  /// Moves texts up.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textLook.style.baselineOffset, baselineOffset)
  }
  /// Limits the lines of texts.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  /// Limits the lines of texts, and keeps room for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.textLook.reservedLines, reservesSpace ? limit : 0)
      .environment(\.lineLimit, limit)
  }
  /// Limits the lines of texts.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Limits the lines of texts, and keeps room for the least of them.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.textLook.reservedLines, limit.lowerBound)
      .environment(\.lineLimit, limit.upperBound)
  }
  /// Keeps room for lines of texts.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.textLook.reservedLines, limit.lowerBound).environment(\.lineLimit, nil)
  }
  /// Sets the space between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Aligns lines.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Cuts lines that are too long.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Lets texts become smaller to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Lets letters move closer to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  /// Sets the case of letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  /// Lets the user select texts.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textLook.isSelectable, S.allowsSelection)
  }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}
/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether they can.
  public static var allowsSelection: Bool { true }
}
/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether they can.
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
