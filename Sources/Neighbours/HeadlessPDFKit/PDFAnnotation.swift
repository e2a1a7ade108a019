public import HeadlessUIKit

/// Something that is written onto a page.
open class PDFAnnotation: NSObject {
  /// The page.
  open internal(set) weak var page: PDFPage?
  /// The kind.
  open var type: String?
  /// Where it is on the page.
  open var bounds: CGRect
  /// The text.
  open var contents: String?
  /// The address that it leads to.
  open var url: URL?
  /// The place that it leads to.
  open var destination: PDFDestination?
  /// The color.
  open var color: UIColor
  /// Whether it is shown.
  open var shouldDisplay = true
  /// The text of a field.
  open var widgetStringValue: String?
  /// The name of a field.
  open var fieldName: String?

  /// Creates one of a kind.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue.replacingOccurrences(of: "/", with: "")
    color = .yellow
    super.init()
  }
}

/// The kinds of what is written onto a page.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
