public import HeadlessUIKit

/// A view of small pictures of pages, which are not drawn.
open class PDFThumbnailView: UIView {
  /// The view of the pages.
  open weak var pdfView: PDFView?
  /// The size of a picture.
  open var thumbnailSize = CGSize(width: 50, height: 50)
  /// In which direction one follows the other.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// The space around them.
  open var contentInset = UIEdgeInsets.zero
  /// The pages whose pictures are selected.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
}

/// In which direction one picture follows the other.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical
  case horizontal
}
