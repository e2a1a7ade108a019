public import Foundation

/// Something shown in a text instead of a character, such as an image.
open class NSTextAttachment: NSObject {
  // MARK: Creating a text attachment

  /// Creates an attachment with the contents of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without contents.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The character that attachments stand for.
  public class var character: Int { 0xFFFC }

  // MARK: Defining the contents

  /// The contents of a file.
  open var contents: Data?

  /// The type of the file, a uniform type identifier.
  open var fileType: String?

  // MARK: Accessing the image and its size

  /// The image that is shown.
  open var image: UIImage?

  /// Where the image lies relative to the baseline; its own size unless set.
  open var bounds = CGRect.zero

  /// The size that the attachment takes up in a line.
  package var displaySize: CGSize {
    bounds == .zero ? image?.size ?? .zero : bounds.size
  }
}

extension NSAttributedString {
  /// Creates a text of one character that an attachment takes the place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
