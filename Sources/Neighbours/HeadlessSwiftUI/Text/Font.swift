/// A font, which becomes one of a size where it is used.
public nonisolated struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, relativeTo: TextStyle?)
    case uiFont(UIFont)
  }
  private enum Change: Hashable, Sendable {
    case weight(Weight), bold, italic, monospaced, monospacedDigit, smallCaps, design(Design)
    case leading(Leading), width(Width)
  }

  private let base: Base
  private var changes: [Change] = []

  private init(base: Base) { self.base = base }

  private func with(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// Creates a font of UIKit's.
  public init(_ font: UIFont) { self.init(base: .uiFont(font)) }

  /// Returns the system's font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style, design, weight))
  }

  /// Returns the system's font of a size, which does not follow the user's.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size, weight, design))
  }

  /// Returns a font by name, which follows the user's size as the body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size, relativeTo: .body))
  }

  /// Returns a font by name, which follows the user's size as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name, size, relativeTo: textStyle))
  }

  /// Returns a font by name, which does not follow the user's size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, fixedSize, relativeTo: nil))
  }

  /// The font of the largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles.
  public static let title = Font.system(.title)
  /// The font of second titles.
  public static let title2 = Font.system(.title2)
  /// The font of third titles.
  public static let title3 = Font.system(.title3)
  /// The font of headlines.
  public static let headline = Font.system(.headline)
  /// The font of what stands below headlines.
  public static let subheadline = Font.system(.subheadline)
  /// The font of texts.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of second captions.
  public static let caption2 = Font.system(.caption2)

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// Returns the font, bold.
  public func bold() -> Font { with(.bold) }
  /// Returns the font, italic.
  public func italic() -> Font { with(.italic) }
  /// Returns the font with letters that are equally wide.
  public func monospaced() -> Font { with(.monospaced) }
  /// Returns the font with digits that are equally wide.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// Returns the font with small capitals.
  public func smallCaps() -> Font { with(.smallCaps) }
  /// Returns the font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with(.smallCaps) }
  /// Returns the font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with(.smallCaps) }
  /// Returns the font with characters of another width.
  public func width(_ width: Width) -> Font { with(.width(width)) }
  /// Returns the font with another space between lines.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  func design(_ design: Design) -> Font { with(.design(design)) }

  // MARK: As UIKit's

  private struct Key: Hashable {
    let font: Font
    let category: UIContentSizeCategory?
  }
  @MainActor private static var known: [Key: UIFont] = [:]

  /// Returns UIKit's font, at the text size of some traits.
  @MainActor func uiFont(_ traits: UITraitCollection?) -> UIFont {
    let key = Key(font: self, category: traits?.preferredContentSizeCategory)
    if let known = Self.known[key] { return known }
    let font = changes.reduce(made(traits)) { Self.changed($0, $1) }
    Self.known[key] = font
    return font
  }

  private func made(_ traits: UITraitCollection?) -> UIFont {
    switch base {
    case .uiFont(let font): return font
    case .style(let style, let design, let weight):
      let font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
      return Self.designed(weight.map { Self.changed(font, .weight($0)) } ?? font, design)
    case .system(let size, let weight, let design):
      return Self.designed(.systemFont(ofSize: size, weight: (weight ?? .regular).uiKit), design)
    case .custom(let name, let size, let style):
      let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      guard let style else { return font }
      return UIFontMetrics(forTextStyle: style.uiKit).scaledFont(for: font, compatibleWith: traits)
    }
  }

  private static func designed(_ font: UIFont, _ design: Design?) -> UIFont {
    guard let design, let descriptor = font.fontDescriptor.withDesign(design.uiKit) else {
      return font
    }
    return UIFont(descriptor: descriptor, size: 0)
  }

  private static func changed(_ font: UIFont, _ change: Change) -> UIFont {
    func adding(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
      let descriptor = font.fontDescriptor
      let all = descriptor.symbolicTraits.union(traits)
      return descriptor.withSymbolicTraits(all).map { UIFont(descriptor: $0, size: 0) } ?? font
    }
    switch change {
    case .weight(let weight):
      let traits = [UIFontDescriptor.TraitKey.weight: weight.uiKit]
      return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0)
    case .bold: return adding(.traitBold)
    case .italic: return adding(.traitItalic)
    case .monospaced: return designed(font, .monospaced)
    case .design(let design): return designed(font, design)
    case .width(let width):
      let traits = [UIFontDescriptor.TraitKey.width: UIFont.Width(width.value)]
      return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0)
    case .monospacedDigit, .smallCaps, .leading: return font
    }
  }
}
