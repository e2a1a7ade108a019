public import Foundation

/// A part of a text that a user can tap: a link, an attachment, or a part that the app has tagged.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  // MARK: Specifying the content type

  /// The kind of the part.
  public final let content: Content

  // MARK: Specifying the range

  /// Its range in the text, in UTF-16 code units.
  public final let range: NSRange

  // MARK: The model

  package init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextItem {
  /// The kind of a part of a text that can be tapped.
  public enum Content {
    /// A link that leads to an address.
    case link(URL)
    /// An object in the text, such as an image.
    case textAttachment(NSTextAttachment)
    /// A part that the app has tagged with its own name.
    case tag(String)
  }
}

/// The action that a user is about to take on a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// The action of a tap.
  case invokeDefaultAction = 0
  /// Opening a menu.
  case presentActions = 1
  /// Looking at a preview.
  case preview = 2
}
