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
