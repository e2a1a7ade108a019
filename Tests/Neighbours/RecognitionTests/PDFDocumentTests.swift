import FleetTesting
import HeadlessPDFKit
import TestSupport
import Testing

@MainActor @Suite("PDFKit", .freshApplication)
struct PDFDocumentTests {
  private let trace = Trace()

  private static let file = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 300 400] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R >> endobj
    4 0 obj << /Type/Page /Parent 2 0 R /MediaBox [0 0 100 200] >> endobj
    trailer << /Root 1 0 R >>
    """.utf8)

  @Test func `a file's pages are counted, each with its box`() throws {
    let document = try #require(PDFDocument(data: Self.file))

    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.bounds(for: .cropBox).size == CGSize(width: 300, height: 400))
    #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 100, height: 200))
    #expect(document.page(at: 1)?.label == "2")
    #expect(document.page(at: 2) == nil)
    #expect(!document.isLocked)
    #expect(document.dataRepresentation() == Self.file)
    #expect(PDFDocument(data: Data("birds".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
  }

  @Test func `the pages of a packed file are counted, too`() throws {
    // What zlib keeps as it is: one stored block.
    let objects = Data("<< /Type /Page >> << /Type /Page >>".utf8)
    let count = UInt16(objects.count)
    let block: [UInt8] = [
      0x78, 0x01, 0x01, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF),
      UInt8(~count >> 8),
    ]
    var file = Data("%PDF-1.5\n1 0 obj << /Type /ObjStm /N 2 >> stream\n".utf8)
    file += block + objects + [0, 0, 0, 0]
    file += Data("\nendstream endobj /Encrypt".utf8)
    let document = try #require(PDFDocument(data: file))

    #expect(document.pageCount == 2)
    #expect(document.isEncrypted && document.isLocked)
    #expect(!document.unlock(withPassword: "wren"))
  }

  @Test func `pages are inserted, exchanged and removed`() throws {
    let document = PDFDocument()
    let pages = [PDFPage(), PDFPage(), PDFPage()]
    for page in pages { document.insert(page, at: 0) }
    document.exchangePage(at: 0, withPageAt: 2)
    document.removePage(at: 1)
    #expect(document.index(for: pages[0]) == 0)
    #expect(document.index(for: pages[1]) == NSNotFound)
    let failures = failures {
      document.removePage(at: 9)
      document.insert(PDFPage(), at: 9)
    }

    #expect(
      failures.map(\.reason) == [
        "index (9) out of bounds (2)", "index (9) out of bounds (2)",
      ])
    #expect(document.pageCount == 2)
    let picture = pages[0].thumbnail(of: CGSize(width: 306, height: 900), for: .mediaBox)
    #expect(picture.size == CGSize(width: 306, height: 396))
  }

  @Test func `a view goes from page to page`() throws {
    let document = try #require(PDFDocument(data: Self.file))
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let token = NotificationCenter.default.addObserver(
      forName: .PDFViewPageChanged, object: view, queue: nil
    ) { [trace] _ in trace.add("page") }
    view.autoScales = true
    view.document = document
    #expect(view.scaleFactor == 0.5)
    #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1))
    view.goToFirstPage(nil)
    view.go(to: PDFDestination(page: try #require(document.page(at: 1)), at: .zero))
    NotificationCenter.default.removeObserver(token)

    #expect(trace.lines == ["page", "page", "page", "page"])
    #expect(view.currentDestination?.page === document.page(at: 1))
  }

  @Test func `annotations and outlines are kept`() throws {
    let page = PDFPage()
    let note = PDFAnnotation(
      bounds: CGRect(x: 10, y: 10, width: 50, height: 20), forType: .highlight, withProperties: nil)
    page.addAnnotation(note)
    #expect(page.annotation(at: CGPoint(x: 20, y: 20)) === note)
    #expect(note.type == "Highlight")
    page.removeAnnotation(note)
    #expect(page.annotations.isEmpty)
    let (root, chapter) = (PDFOutline(), PDFOutline())
    root.insertChild(chapter, at: 0)
    #expect(root.child(at: 0) === chapter && chapter.parent === root)
    chapter.removeFromParent()

    #expect(root.numberOfChildren == 0)
  }
}
