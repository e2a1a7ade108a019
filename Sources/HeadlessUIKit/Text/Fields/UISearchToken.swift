public import Foundation

/// A part of a search that stands as a whole before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  // MARK: Creating search tokens

  /// Creates a token with a text, and an image beside it.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  // MARK: Accessing the represented object

  /// The app's object for the token.
  open var representedObject: Any?

  // MARK: The model

  /// The image that the user sees.
  package final let icon: UIImage?
  /// The text that the user sees.
  package final let text: String
}
