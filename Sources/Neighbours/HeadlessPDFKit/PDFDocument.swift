public import HeadlessUIKit

/// A PDF, as far as it can be read without its fonts: its pages and their boxes.
///
/// It has no text, and finds none.
open class PDFDocument: NSObject {
  /// Where it was read.
  public final let documentURL: URL?
  /// What is known of it, such as its title.
  open var documentAttributes: [AnyHashable: Any]?
  /// The outline.
  open var outlineRoot: PDFOutline?
  /// The delegate.
  open weak var delegate: (any PDFDocumentDelegate)?

  private final var pages: [PDFPage] = []
  private final let data: Data?

  /// Creates a document without pages.
  public override init() {
    (documentURL, data, isEncrypted, isLocked) = (nil, nil, false, false)
    super.init()
  }

  /// Reads a file; `nil` if it is no PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, url)
  }

  /// Reads the contents of a file; `nil` if they are no PDF.
  public convenience init?(data: Data) { self.init(data, nil) }

  private init?(_ data: Data, _ url: URL?) {
    guard let file = PDFFile(data) else { return nil }
    (documentURL, self.data) = (url, data)
    (isEncrypted, isLocked) = (file.isEncrypted, file.isEncrypted)
    super.init()
    for box in file.boxes { insert(PDFPage(box), at: pages.count) }
  }

  // MARK: Passwords

  /// Whether the file is encrypted.
  public final let isEncrypted: Bool
  /// Whether a password is needed.
  open private(set) var isLocked: Bool

  /// Opens it with a password, of which none is right: nothing is decrypted.
  open func unlock(withPassword password: String) -> Bool { !isLocked }

  /// Whether it may be printed.
  open var allowsPrinting: Bool { !isLocked }
  /// Whether its text may be copied.
  open var allowsCopying: Bool { !isLocked }

  // MARK: Pages

  /// The number of pages.
  open var pageCount: Int { pages.count }

  /// Returns a page.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// Returns the place of a page.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Inserts a page.
  open func insert(_ page: PDFPage, at index: Int) {
    guard (0...pages.count).contains(index) else {
      return ModelException.range.raiseAnywhere(
        "index (\(index)) out of bounds (\(pages.count))", by: "PDFDocument.insert(_:at:)",
        of: "PDFKit")
    }
    pages.insert(page, at: index)
    page.document = self
  }

  /// Removes a page.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else {
      return ModelException.range.raiseAnywhere(
        "index (\(index)) out of bounds (\(pages.count))", by: "PDFDocument.removePage(at:)",
        of: "PDFKit")
    }
    pages.remove(at: index).document = nil
  }

  /// Exchanges two pages.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  // MARK: Text and files

  /// The text, which is not read.
  open var string: String? { nil }

  /// Returns where a text is, which is not read.
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }

  /// Returns the contents of the file that was read; `nil` without one.
  open func dataRepresentation() -> Data? { data }

  /// Writes the file that was read to another place.
  @discardableResult
  open func write(to url: URL) -> Bool { data.flatMap { try? $0.write(to: url) } != nil }
}

/// The methods by which a document tells what it has found.
@preconcurrency @MainActor
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// Called when a text was found.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  public func didMatchString(_ instance: PDFSelection) {}
}
