public import Foundation

/// The content of a row, a header or a footer in a list: an image, a text and a second text.
///
/// Comparisons of configurations ignore the closures of transformers.
public struct UIListContentConfiguration: Hashable {
  // MARK: Creating cell configurations

  /// Returns a row with a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a row with a text, and a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondaryStyle: .caption1)
  }

  /// Returns a row with a text, and a second one at the other edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      secondaryStyle: .body, secondaryColor: .secondaryLabel, isSideBySide: true)
  }

  /// Returns a row with a text and a gray one below it, next to a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Returns the same with a smaller second text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  /// Returns a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a row of a sidebar with a smaller second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  // MARK: Creating header and footer configurations

  /// Returns a header that suits the list.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns a header that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .headline)
  }

  /// Returns a header that stands out even more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .title3)
  }

  /// Returns a footer that suits the list.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Returns a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .headline)
  }

  /// Returns a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .footnote, textColor: .secondaryLabel)
  }

  /// Returns a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .footnote, textColor: .secondaryLabel)
  }

  /// Returns a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(textStyle: .footnote, textColor: .secondaryLabel)
  }

  /// Returns a header of a sidebar.
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

  /// The text with attributes.
  ///
  /// It wins over the plain one.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }

  /// The second text.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }

  /// The second text with attributes.
  ///
  /// It wins over the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }

  // MARK: Customizing appearance

  /// The look of the image.
  public var imageProperties = ImageProperties()

  /// The look of the text.
  public var textProperties: TextProperties

  /// The look of the second text.
  public var secondaryTextProperties: TextProperties

  /// The opacity of the whole content.
  public var alpha: CGFloat = 1

  // MARK: Customizing layout

  /// The axes along which the margins are at least as large as the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// The space around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Whether the texts are side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText: Bool

  /// The space between image and text.
  public var imageToTextPadding: CGFloat = 16

  /// The space between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The space between texts that are one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  // MARK: Comparing

  /// Adds the values that distinguish most configurations to a hash.
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

// This conformance is separate, because in the struct it would bind the type to the main actor.
extension UIListContentConfiguration: UIContentConfiguration {
  // MARK: Creating a content view

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same configuration, because the model's look is the same for every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
