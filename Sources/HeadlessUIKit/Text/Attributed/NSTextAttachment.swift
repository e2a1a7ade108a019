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

  /// The placeholder character for attachments in a text.
  public class var character: Int { 0xFFFC }

  // MARK: Defining the contents

  /// The contents of a file.
  open var contents: Data?

  /// The type of the file, a uniform type identifier.
  open var fileType: String?

  // MARK: Accessing the image and its size

  /// The image that is shown.
  open var image: UIImage?

  /// The image's rectangle relative to the baseline.
  ///
  /// By default the image has its own size.
  open var bounds = CGRect.zero

  /// The size that the attachment needs in a line.
  package var displaySize: CGSize {
    bounds == .zero ? image?.size ?? .zero : bounds.size
  }
}
