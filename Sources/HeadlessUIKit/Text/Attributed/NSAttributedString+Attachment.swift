public import Foundation

extension NSAttributedString {
  /// Creates a text of one character that an attachment takes the place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
