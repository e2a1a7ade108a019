public import Foundation

/// A suggestion that keeps its values.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  // MARK: Creating a search suggestion

  /// Creates a suggestion with a text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  /// Creates a suggestion with a text and a description.
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// Creates a suggestion with a text, a description and an image.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with an attributed text.
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  /// Creates a suggestion with an attributed text and a description.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    self.init(
      localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// Creates a suggestion with an attributed text, a description and an image.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  // MARK: Describing a search suggestion

  /// The text.
  open private(set) var localizedSuggestion: String?

  /// The attributed text, which is shown where there is one.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?

  /// The description for assistive technologies in place of the text.
  open private(set) var localizedDescription: String?

  /// The image.
  open private(set) var iconImage: UIImage?

  /// The app's object for the suggestion.
  open var representedObject: Any?
}
