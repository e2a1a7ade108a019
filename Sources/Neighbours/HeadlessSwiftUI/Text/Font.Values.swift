extension Font {
  /// A style of texts, whose size the user chooses.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var uiKit: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// How wide the characters of a font are.
  public struct Width: Hashable, Sendable {
    /// From -1, the narrowest, to 1, the widest.
    public var value: CGFloat

    /// Creates a width from its number.
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// A weight.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    var uiKit: UIFont.Weight { UIFont.Weight(rawValue: value) }

    private init(_ weight: UIFont.Weight) { value = weight.rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(.ultraLight)
    /// Thin.
    public static let thin = Weight(.thin)
    /// Light.
    public static let light = Weight(.light)
    /// Regular.
    public static let regular = Weight(.regular)
    /// Medium.
    public static let medium = Weight(.medium)
    /// Semibold.
    public static let semibold = Weight(.semibold)
    /// Bold.
    public static let bold = Weight(.bold)
    /// Heavy.
    public static let heavy = Weight(.heavy)
    /// The thickest.
    public static let black = Weight(.black)
  }

  /// A design of the system's font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var uiKit: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}
