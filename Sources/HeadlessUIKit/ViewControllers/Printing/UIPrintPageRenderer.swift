public import Foundation

/// What draws the pages of a print job.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// Creates a renderer without pages.
  public override init() { super.init() }

  // MARK: Getting the places on a page

  /// The size of a page; a sheet of A4, unless a subclass says otherwise.
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }

  /// The part of a page that can be printed.
  open var printableRect: CGRect { paperRect.insetBy(dx: 18, dy: 18) }

  /// The height of what stands above the content.
  open var headerHeight: CGFloat = 0

  /// The height of what stands below the content.
  open var footerHeight: CGFloat = 0

  // MARK: Managing formatters

  /// What lays out the content.
  open var printFormatters: [UIPrintFormatter]? {
    get { pages.isEmpty ? nil : pages.map(\.formatter) }
    set { pages = (newValue ?? []).map { (formatter: $0, first: $0.startPage) } }
  }

  /// Returns what lays out the content of a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    pages.filter { $0.first == pageIndex }.map(\.formatter)
  }

  /// Adds what lays out content from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    pages.append((formatter, pageIndex))
  }

  /// How many pages there are.
  open var numberOfPages: Int { pages.map { $0.first + $0.formatter.pageCount }.max() ?? 0 }

  // MARK: Drawing pages

  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: what stands above, the content, and what stands below.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: content)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  /// Draws what a formatter lays out.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws what stands above the content.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws what stands below the content.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  private final var pages: [(formatter: UIPrintFormatter, first: Int)] = []
}
