public import HeadlessUIKit

/// Pictures of the pages of a document.
open class VNDocumentCameraScan: NSObject {
  private let pages: [UIImage]
  /// The name of the document.
  public final let title: String

  init(_ pages: [UIImage], title: String) {
    self.pages = pages
    self.title = title
    super.init()
  }

  /// How many pages there are.
  open var pageCount: Int { pages.count }

  /// The picture of a page; one that is not there ends the process on a device, and is empty here.
  open func imageOfPage(at index: Int) -> UIImage {
    pages.indices.contains(index) ? pages[index] : UIImage()
  }
}
