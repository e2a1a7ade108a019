public import Foundation

/// Something shown in a text instead of a character, such as an image.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
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

  /// The space beside the attachment in its line.
  open var lineLayoutPadding: CGFloat = 0

  /// Whether the text shows a view for the attachment.
  open var allowsTextAttachmentView = true

  /// Whether the text shows a view for the attachment now, which it does not here.
  open var usesTextAttachmentView: Bool { false }

  // MARK: Drawing the attachment

  /// Returns the image that is drawn in a rectangle of the text.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the rectangle of the attachment in its line, from the baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// The attachment's place in a line, from the baseline.
  package var displayBounds: CGRect {
    let line = CGRect(x: 0, y: 0, width: 10_000_000, height: 0)
    return attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
  }
}

/// What a text asks of an attachment.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image that is drawn in a rectangle of the text.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the rectangle of the attachment in its line, from the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

extension NSAttributedString {
  /// Creates a text of one character that an attachment takes the place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
