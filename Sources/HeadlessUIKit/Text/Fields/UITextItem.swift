public import Foundation

/// A part of a text that a user can tap: a link, an attachment, or what the app has tagged.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  // MARK: Specifying the content type

  /// What the part of the text is.
  public final let content: Content

  // MARK: Specifying the range

  /// Where it stands in the text, in UTF-16 code units.
  public final let range: NSRange

  // MARK: The model

  package init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextItem {
  /// What a part of a text that can be tapped is.
  public enum Content {
    /// A link that leads to an address.
    case link(URL)
    /// Something shown in the text, such as an image.
    case textAttachment(NSTextAttachment)
    /// A part that the app has tagged with a name of its own.
    case tag(String)
  }
}

/// What a user is about to do with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// What a tap does.
  case invokeDefaultAction = 0
  /// To have a menu shown.
  case presentActions = 1
  /// To look at it.
  case preview = 2
}
