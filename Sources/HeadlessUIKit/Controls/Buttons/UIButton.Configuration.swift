public import Foundation

extension UIButton {
  /// What a button shows, and how.
  ///
  /// The closures of transformers do not count when configurations are compared.
  public struct Configuration: Hashable {
    // MARK: Creating configurations for button styles

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A button on a pale background of the tint color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A button on a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A button on a background of the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A button with a border of the tint color.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A button with a border that stands out.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// The same configuration with the defaults for a button's state, where nothing else was set.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let looks = style.looks(for: button, base: baseBackgroundColor ?? button.tintColor)
      updated.baseForegroundColor = baseForegroundColor ?? looks.foreground
      // A color of the background that somebody has set stays.
      if background.backgroundColor == nil {
        updated.background.backgroundColor = looks.background
      }
      return updated
    }

    // MARK: Configuring the background

    /// What is behind the content.
    public var background = UIBackgroundConfiguration(backgroundColor: nil)

    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic

    // MARK: Configuring the size and the colors

    /// How large the button is.
    public var buttonSize = Size.medium

    /// The color of text and image; `nil` stands for what suits the style.
    public var baseForegroundColor: UIColor?

    /// The color of the background; `nil` stands for what suits the style.
    public var baseBackgroundColor: UIColor?

    // MARK: Configuring the image

    /// The image.
    public var image: UIImage?

    /// Makes the color of the image out of the color of the content.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { givenImageColorTransformer.value }
      set { givenImageColorTransformer.value = newValue }
    }

    /// How the image is shown if it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether a spinning wheel is shown in place of the image.
    public var showsActivityIndicator = false

    /// Makes the color of the wheel out of the color of the content.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { givenActivityIndicatorColorTransformer.value }
      set { givenActivityIndicatorColorTransformer.value = newValue }
    }

    /// The edge of the text that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The space between image and text.
    public var imagePadding: CGFloat = 0

    // MARK: Configuring the title

    /// The title.
    public var title: String?

    /// The title with attributes, which comes before the plain one.
    public var attributedTitle: AttributedString?

    /// Makes the attributes of the title out of those it would have.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { givenTitleTextAttributesTransformer.value }
      set { givenTitleTextAttributesTransformer.value = newValue }
    }

    /// How a title that is too long is broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Configuring the subtitle

    /// The text below the title.
    public var subtitle: String?

    /// The text below the title with attributes, which comes before the plain one.
    public var attributedSubtitle: AttributedString?

    /// Makes the attributes of the text below the title out of those it would have.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { givenSubtitleTextAttributesTransformer.value }
      set { givenSubtitleTextAttributesTransformer.value = newValue }
    }

    /// How a subtitle that is too long is broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// How title and subtitle lie to each other.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Configuring the insets

    /// The space between the bounds and the content; what suits the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenContentInsets ?? buttonSize.contentInsets }
      set { givenContentInsets = newValue }
    }

    /// Takes back insets that were set.
    public mutating func setDefaultContentInsets() { givenContentInsets = nil }

    // MARK: Changing with the selection

    /// Whether the button looks different while it is selected.
    public var automaticallyUpdateForSelection: Bool

    // MARK: Comparing

    /// Feeds what tells most configurations apart into a hasher.
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
  /// The looks that a configuration begins with.
  private enum Style {
    case plain, tinted, gray, filled

    @MainActor
    func looks(
      for button: UIButton, base: UIColor
    ) -> (foreground: UIColor, background: UIColor) {
      guard button.isEnabled else {
        return (.tertiaryLabel, self == .plain ? .clear : .tertiarySystemFill)
      }
      return switch self {
      case .plain: (button.tintColor, .clear)
      case .tinted: (button.tintColor, base.withAlphaComponent(0.18))
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
