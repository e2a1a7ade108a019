public import Foundation

/// The content of an empty screen: an image, texts and buttons.
public struct UIContentUnavailableConfiguration {
  // MARK: Creating configurations

  /// Returns a configuration without content, for a screen that is empty.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration for a screen that is loading.
  @MainActor public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = "Loading…"
    configuration.isLoading = true
    return configuration
  }

  /// Returns a configuration for a search that has found nothing.
  @MainActor public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.isSearch = true
    return configuration
  }

  // MARK: Customizing content

  /// The image.
  public var image: UIImage?

  /// The text.
  public var text: String?

  /// The text with attributes; it wins over the plain one.
  public var attributedText: NSAttributedString?

  /// The second text.
  public var secondaryText: String?

  /// The second text with attributes; it wins over the plain one.
  public var secondaryAttributedText: NSAttributedString?

  // MARK: Customizing buttons

  /// The look of the button; without a title or an image it is not shown.
  public var button = UIButton.Configuration.plain()

  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()

  /// The look of the second button; without a title or an image it is not shown.
  public var secondaryButton = UIButton.Configuration.plain()

  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: Customizing appearance

  /// Where the content is, from top to bottom.
  public var alignment = Alignment.center

  /// The space around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)

  /// The space between image and text.
  public var imageToTextPadding: CGFloat = 12

  /// The space between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8

  /// The space between the texts and the button.
  public var textToButtonPadding: CGFloat = 20

  /// The space between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  /// Where the content is.
  public enum Alignment: Int, Sendable {
    case center = 0
    /// In the middle of the part above the keyboard.
    case natural = 1
  }

  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action of a tap.
    public var primaryAction: UIAction?

    /// The menu of the button.
    public var menu: UIMenu?

    /// Whether the button can be tapped.
    public var isEnabled = true

    /// The role of the button.
    public var role = UIButton.Role.normal
  }

  // MARK: Storage

  /// Whether a wheel turns above the text.
  var isLoading = false
  /// Whether a search was in vain, whose words the second text names.
  var isSearch = false
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the same configuration; one for a search names the searched text.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
      let words = state.searchText, !words.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(words)”"
    return configuration
  }
}
