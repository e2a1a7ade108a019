public import HeadlessUIKit

/// A place on a page.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The point.
  public final let point: CGPoint
  /// How large the page is shown.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// Creates a place.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
    super.init()
  }
}

/// What leaves a number of a place as it is.
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude
