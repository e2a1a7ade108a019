public import HeadlessUIKit

/// Some text of a document.
open class PDFSelection: NSObject {
  /// The pages.
  open internal(set) var pages: [PDFPage] = []
  /// The text.
  open internal(set) var string: String?
  /// The color by which it is shown.
  open var color: UIColor?

  /// Creates one of a document.
  public init(document: PDFDocument) { super.init() }

  /// Returns where it is on a page.
  open func bounds(for page: PDFPage) -> CGRect { .zero }

  /// Returns its lines.
  open func selectionsByLine() -> [PDFSelection] { [self] }
}
