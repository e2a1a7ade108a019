public import Foundation

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
