public import Foundation

extension UIButton {
  /// The content of a button, and its look.
  ///
  /// Comparisons of configurations ignore the closures of transformers.
  public struct Configuration: Hashable {
    // MARK: Creating configurations for button styles

    /// Returns the configuration of a button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration of a button on a pale background of the tint color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the configuration of a button on a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns the configuration of a button on a background of the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns the configuration of a button without a border.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration of a button with a border.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns the configuration of a button with a border of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns the configuration of a button with a border that stands out.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
    /// Returns the configuration of a button on glass.
    public static func glass() -> Configuration { Configuration(style: .gray) }
    /// Returns the configuration of a button on glass of the tint color.
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }
    /// Returns the configuration of a button on clear glass.
    public static func clearGlass() -> Configuration { Configuration(style: .plain) }
    /// Returns the configuration of a button on clear glass of the tint color.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .tinted) }

    /// Returns the same configuration with the colors that the button's state asks for.
    ///
    /// Colors that were set explicitly stay.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let looks = style.looks(for: button, base: baseBackgroundColor ?? button.tintColor)
      updated.baseForegroundColor = baseForegroundColor ?? looks.foreground
      // A background color that was set explicitly stays.
      if background.backgroundColor == nil {
        updated.background.backgroundColor = looks.background
      }
      return updated
    }

    // MARK: Configuring the background

    /// The background behind the content.
    public var background = UIBackgroundConfiguration(backgroundColor: nil)

    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic

    // MARK: Configuring the size and the colors

    /// The size of the button.
    public var buttonSize = Size.medium

    /// The color of text and image.
    ///
    /// `nil` means the style's.
    public var baseForegroundColor: UIColor?

    /// The color of the background.
    ///
    /// `nil` means the style's.
    public var baseBackgroundColor: UIColor?

    // MARK: Configuring the image

    /// The image.
    public var image: UIImage?

    /// Derives the color of the image from the color of the content.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { givenImageColorTransformer.value }
      set { givenImageColorTransformer.value = newValue }
    }

    /// The symbol configuration for an image that is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// Derives the color of the activity indicator from the color of the content.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { givenActivityIndicatorColorTransformer.value }
      set { givenActivityIndicatorColorTransformer.value = newValue }
    }

    /// The edge of the text at which the image is shown.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The space between image and text.
    public var imagePadding: CGFloat = 0

    // MARK: Configuring the title

    /// The title; a new one has no attributes.
    public var title: String? {
      get { titleText.plain }
      set { titleText = Text(newValue) }
    }

    /// The title with its attributes.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText = Text(newValue) }
    }

    /// Derives the attributes of the title from its usual ones.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { givenTitleTextAttributesTransformer.value }
      set { givenTitleTextAttributesTransformer.value = newValue }
    }

    /// How a title that is too long is treated.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Configuring the subtitle

    /// The text below the title; a new one has no attributes.
    public var subtitle: String? {
      get { subtitleText.plain }
      set { subtitleText = Text(newValue) }
    }

    /// The text below the title with its attributes.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText = Text(newValue) }
    }

    /// Derives the attributes of the text below the title from its usual ones.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { givenSubtitleTextAttributesTransformer.value }
      set { givenSubtitleTextAttributesTransformer.value = newValue }
    }

    /// How a subtitle that is too long is treated.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// The alignment of title and subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Configuring the insets

    /// The space between the bounds and the content.
    ///
    /// By default it depends on the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenContentInsets ?? buttonSize.contentInsets }
      set { givenContentInsets = newValue }
    }

    /// Removes insets that were set.
    public mutating func setDefaultContentInsets() { givenContentInsets = nil }

    // MARK: Changing with the selection

    /// Whether the button looks different while it is selected.
    public var automaticallyUpdateForSelection: Bool

    // MARK: Comparing

    /// Adds the values that distinguish most configurations to a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(image)
      hasher.combine(baseForegroundColor)
      hasher.combine(baseBackgroundColor)
    }

    // MARK: Storage

    private let style: Style
    private var titleText = Text(nil as String?)
    private var subtitleText = Text(nil as String?)
    private var givenContentInsets: NSDirectionalEdgeInsets?

    private typealias ColorTransformer = Uncompared<UIConfigurationColorTransformer?>
    private typealias TextTransformer = Uncompared<UIConfigurationTextAttributesTransformer?>

    private var givenImageColorTransformer = ColorTransformer(value: nil)
    private var givenActivityIndicatorColorTransformer = ColorTransformer(value: nil)
    private var givenTitleTextAttributesTransformer = TextTransformer(value: nil)
    private var givenSubtitleTextAttributesTransformer = TextTransformer(value: nil)

    private init(style: Style) {
      self.style = style
      automaticallyUpdateForSelection = true
    }
  }
}

extension UIButton.Configuration {
  /// The title, where it has attributes.
  var styledTitle: AttributedString? { titleText.styled }

  /// A text that is asked for with and without its attributes.
  ///
  /// Plain text stays a string, because an attributed one is slow to make and to measure.
  private struct Text: Hashable {
    let plain: String?
    let styled: AttributedString?

    init(_ plain: String?) {
      self.plain = plain
      styled = nil
    }

    init(_ attributed: AttributedString?) {
      plain = attributed.map { String($0.characters) }
      styled = attributed.flatMap { $0 == AttributedString(String($0.characters)) ? nil : $0 }
    }

    var attributed: AttributedString? { styled ?? plain.map { AttributedString($0) } }
  }

  /// The basic looks of configurations.
  private enum Style {
    case plain, tinted, gray, filled

    /// The opacity of the tint color in the background of a tinted button.
    private static let paleness: CGFloat = 0.18

    @MainActor
    func looks(
      for button: UIButton, base: UIColor
    ) -> (foreground: UIColor, background: UIColor) {
      guard button.isEnabled else {
        return (.tertiaryLabel, self == .plain ? .clear : .tertiarySystemFill)
      }
      return switch self {
      case .plain: (button.tintColor, .clear)
      case .tinted: (button.tintColor, base.withAlphaComponent(Self.paleness))
      case .gray: (button.tintColor, .secondarySystemFill)
      case .filled: (.white, base)
      }
    }
  }
}

extension UIButton.Configuration.Size {
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The style of the title's text.
  var textStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }
}
