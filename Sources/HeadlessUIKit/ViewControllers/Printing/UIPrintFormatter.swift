public import Foundation

/// What lays out content on pages: one of them, whatever there is of it.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @MainActor NSCopying {
  /// Creates a formatter.
  public override init() { super.init() }

  /// The renderer that the formatter belongs to.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The height that the content may have.
  open var maximumContentHeight: CGFloat = 0

  /// The width that the content may have.
  open var maximumContentWidth: CGFloat = 0

  /// The insets of the first page's content.
  open var contentInsets = UIEdgeInsets.zero

  /// The insets of each page's content.
  open var perPageContentInsets = UIEdgeInsets.zero

  /// The first page.
  open var startPage = 0

  /// How many pages the content takes.
  open var pageCount: Int { 1 }

  /// Returns the rectangle of the content on a page.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    printPageRenderer?.printableRect.inset(by: perPageContentInsets) ?? .zero
  }

  /// Draws the content of a page.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// Returns the formatter itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
