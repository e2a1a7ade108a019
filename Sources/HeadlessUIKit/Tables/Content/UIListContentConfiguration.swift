public import Foundation

/// What a row, a header or a footer of a list shows: an image, a text and a second text.
///
/// The closures of transformers do not count when configurations are compared.
public struct UIListContentConfiguration: Hashable {
  // MARK: Creating cell configurations

  /// A row with a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row with a text, and a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondaryStyle: .caption1)
  }

  /// A row with a text, and a second one at the other edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryStyle: .body, secondaryColor: .secondaryLabel, isSideBySide: true)
  }

  /// A row with a text and a gray one below it, next to a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// The same with a smaller second text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row of a sidebar with a smaller second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  // MARK: Creating header and footer configurations

  /// A header that suits its list.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// A header that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .headline)
  }

  /// A header that stands out even more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .title3)
  }

  /// A footer that suits its list.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .headline)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .footnote, textColor: .secondaryLabel)
  }

  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .footnote, textColor: .secondaryLabel)
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .footnote, textColor: .secondaryLabel)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .headline)
  }

  // MARK: Customizing content

  /// The image.
  public var image: UIImage?

  /// The text.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }

  /// The text with attributes, which comes before the plain one.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }

  /// The second text.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }

  /// The second text with attributes, which comes before the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }

  // MARK: Customizing appearance

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// How the text looks.
  public var textProperties: TextProperties

  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// How opaque all of it is.
  public var alpha: CGFloat = 1

  // MARK: Customizing layout

  /// The axes along which the margins are at least the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// The space around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Whether the texts lie next to each other where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The space between image and text.
  public var imageToTextPadding: CGFloat = 16

  /// The space between texts next to each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The space between texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  // MARK: Comparing

  /// Feeds what tells most configurations apart into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
  }

  // MARK: Storage

  private init(
    textStyle: UIFont.TextStyle = .body, textColor: UIColor = .label,
    secondaryStyle: UIFont.TextStyle = .subheadline, secondaryColor: UIColor = .label,
    isSideBySide: Bool = false
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: textStyle), textColor)
    secondaryTextProperties = TextProperties(
      .preferredFont(forTextStyle: secondaryStyle), secondaryColor)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }
}

// Apart from the type, which would otherwise be bound to the main actor by the protocol.
extension UIListContentConfiguration: UIContentConfiguration {
  // MARK: Creating a content view

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration: the model's looks are those of any state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
