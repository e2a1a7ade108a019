public import HeadlessUIKit

/// A page of a PDF.
open class PDFPage: NSObject {
  /// The document.
  open internal(set) weak var document: PDFDocument?
  /// How far it is turned, in degrees.
  open var rotation = 0
  /// What is written onto it.
  open private(set) var annotations: [PDFAnnotation] = []
  /// Whether that is shown.
  open var displaysAnnotations = true

  private final var boxes: [PDFDisplayBox: CGRect]

  init(_ box: CGRect) {
    boxes = [.mediaBox: box]
    super.init()
  }

  /// Creates a page of the usual paper.
  public override convenience init() { self.init(CGRect(x: 0, y: 0, width: 612, height: 792)) }

  /// Creates a page of a picture.
  @MainActor public convenience init?(image: UIImage) {
    self.init(CGRect(origin: .zero, size: image.size))
  }

  /// The number that is written onto it.
  open var label: String? {
    document.map { $0.index(for: self) }.flatMap { $0 == NSNotFound ? nil : "\($0 + 1)" }
  }

  /// The text, which is not read.
  open var string: String? { nil }
  /// The number of characters, which are not read.
  open var numberOfCharacters: Int { 0 }

  /// Returns a box of the page.
  open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? .zero }

  /// Sets a box of the page.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// Writes something onto the page.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }

  /// Takes something off the page.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }

  /// Returns what is written at a point.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  /// Returns a picture of the page: white, since its contents are not read.
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let bounds = bounds(for: box)
    let scale = min(size.width / bounds.width, size.height / bounds.height)
    let fitting = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    return UIGraphicsImageRenderer(size: fitting).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitting))
    }
  }

  /// Draws the page, whose contents are not read.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}

  /// Returns all of the page.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
}

/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox
  case cropBox
  case bleedBox
  case trimBox
  case artBox
}
