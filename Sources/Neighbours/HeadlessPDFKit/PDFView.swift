public import HeadlessUIKit

/// A view of a document, one page of which is the present one.
///
/// What is on the pages is not drawn.
open class PDFView: UIView {
  /// The delegate.
  open weak var delegate: (any PDFViewDelegate)?

  /// The document.
  open var document: PDFDocument? {
    didSet {
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
      currentPage = nil
      if let first = document?.page(at: 0) { show(first) }
    }
  }

  /// The text that the user has selected.
  open var currentSelection: PDFSelection? {
    didSet { NotificationCenter.default.post(name: .PDFViewSelectionChanged, object: self) }
  }
  /// What is marked in the text.
  open var highlightedSelections: [PDFSelection]?

  // MARK: Appearance

  /// How pages are laid out.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// In which direction one page follows the other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Which part of pages is shown.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there are gaps between pages.
  open var displaysPageBreaks = true
  /// The gaps between pages.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// Whether the first page stands alone like a book's.
  open var displaysAsBook = false
  /// Whether the pages go from right to left.
  open var displaysRTL = false
  /// Whether pages have a shadow.
  open var pageShadowsEnabled = true
  /// Whether the user can draw on pages.
  open var isInMarkupMode = false
  /// How well pages are drawn.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Whether the user can search.
  open var isFindInteractionEnabled = false
  /// Whether a page view controller shows the pages.
  open private(set) var isUsingPageViewController = false

  /// Has a page view controller show the pages.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }

  /// The view that has the pages.
  open private(set) lazy var documentView: UIView? = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Lays out the pages anew.
  open func layoutDocumentView() { setNeedsLayout() }

  // MARK: Scale

  /// The scale of the pages.
  open var scaleFactor: CGFloat = 1 {
    didSet {
      if scaleFactor != oldValue {
        NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
      }
    }
  }
  /// The smallest scale.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest scale.
  open var maxScaleFactor: CGFloat = 5
  /// Whether the scale fits the view.
  open var autoScales = false {
    didSet { if autoScales { scaleFactor = scaleFactorForSizeToFit } }
  }

  /// The scale at which the present page is as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let width = currentPage?.bounds(for: displayBox).width ?? 0
    return width > 0 && bounds.width > 0 ? bounds.width / width : 1
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if autoScales { scaleFactor = scaleFactorForSizeToFit }
  }

  // MARK: Pages

  /// The page that is shown.
  open private(set) var currentPage: PDFPage?

  /// The pages that are shown.
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }

  /// The place that is shown.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: .zero) }
  }

  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { page(by: -1) != nil }
  /// Whether there is a page after.
  open var canGoToNextPage: Bool { page(by: 1) != nil }
  /// Whether the first page is not shown.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// Whether the last page is not shown.
  open var canGoToLastPage: Bool { canGoToNextPage }

  /// Shows a page.
  open func go(to page: PDFPage) { show(page) }

  /// Shows a place.
  open func go(to destination: PDFDestination) { destination.page.map(show) }

  /// Shows a text.
  open func go(to selection: PDFSelection) { selection.pages.first.map(show) }

  /// Shows a part of a page.
  open func go(to rect: CGRect, on page: PDFPage) { show(page) }

  /// Shows the page before.
  open func goToPreviousPage(_ sender: Any?) { page(by: -1).map(show) }

  /// Shows the page after.
  open func goToNextPage(_ sender: Any?) { page(by: 1).map(show) }

  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(show) }

  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) {
    document.flatMap { $0.page(at: $0.pageCount - 1) }.map(show)
  }

  /// Selects a text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }

  /// Selects nothing.
  open func clearSelection() { currentSelection = nil }

  private final func page(by distance: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + distance)
  }

  private final func show(_ page: PDFPage) {
    guard page !== currentPage, page.document === document else { return }
    currentPage = page
    if autoScales { scaleFactor = scaleFactorForSizeToFit }
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
  }
}

/// How pages are laid out.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage
  case singlePageContinuous
  case twoUp
  case twoUpContinuous
}

/// In which direction one page follows the other.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical
  case horizontal
}

/// How well pages are drawn.
public enum PDFInterpolationQuality: Int, Sendable {
  case none
  case low
  case high
}

/// The methods by which a view asks what to do.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  /// Called when the user taps a link.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)

  /// Called to show something from the view.
  func pdfViewParentViewController() -> UIViewController?
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}

  public func pdfViewParentViewController() -> UIViewController? { nil }
}
