import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Document browsers: choices without a source", .freshApplication)
final class DocumentBrowserUnsourcedChoicesTests {
  private final class Maker: NSObject, UIDocumentBrowserViewControllerDelegate {
    var new: [URL] = []
    var calls: [String] = []

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { for url in new { importHandler(url, .copy) } }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { calls.append(destinationURL.lastPathComponent) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) { calls.append("\((error as? UIDocumentBrowserError)?.errorCode ?? 0)") }
  }

  private let box = FileManager.default.temporaryDirectory.appending(
    path: "fleet-\(UUID().uuidString)")
  private let browser = UIDocumentBrowserViewController(forOpening: nil)
  private let maker = Maker()

  init() throws {
    browser.delegate = maker
    browser.folder = DocumentFolder(url: box.appending(path: "Documents"))
    try FileManager.default.createDirectory(at: box, withIntermediateDirectories: true)
    try Data().write(to: box.appending(path: "Wren.txt"))
    try Data().write(to: box.appending(path: "Robin"))
    setAsAppRootWindow(browser)
  }

  deinit { try? FileManager.default.removeItem(at: box) }

  private func create(_ names: String...) {
    maker.new = names.map { box.appending(path: $0) }
    browser.createDocument()
  }

  @Test func `a name that is taken gets a number`() {
    for name in ["Wren.txt", "Wren.txt", "Wren.txt", "Robin", "Robin"] { create(name) }

    #expect(maker.calls == ["Wren.txt", "Wren 2.txt", "Wren 3.txt", "Robin", "Robin 2"])
  }

  @Test func `whatever goes wrong is the error 1`() {
    create("Nothing.txt")

    #expect(maker.calls == ["1"])
    #expect(UIDocumentBrowserError.noLocationAvailable.rawValue == 2)
  }

  @Test func `a second call of the handler does nothing`() {
    create("Wren.txt", "Robin")

    #expect(maker.calls == ["Wren.txt"])
  }

  @Test func `Select changes the bar until Done`() {
    Fleet.screen.buttons["Select"].tap()
    #expect(Fleet.screen.buttons["Open"].exists && !Fleet.screen.buttons["Select"].exists)
    Fleet.screen.buttons["Done"].tap()
    #expect(!Fleet.screen.buttons["Open"].exists && Fleet.screen.buttons["Select"].exists)
  }
}
