import FleetTesting
import Foundation
import TestSupport
import Testing

/// A screen with documents, which logs its calls.
private final class Documents: UIDocumentBrowserViewController,
  UIDocumentBrowserViewControllerDelegate
{
  var calls: [String] = []
  /// The file for a new document, and its import mode.
  var new: (URL?, ImportMode) = (nil, .none)

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, ImportMode) -> Void
  ) {
    calls.append("create")
    importHandler(new.0, new.1)
    importHandler(new.0, new.1)
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {
    calls.append("\(sourceURL.lastPathComponent) to \(destinationURL.lastPathComponent)")
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {
    let error = error as NSError?
    calls.append("\(documentURL.lastPathComponent): \(error?.domain ?? "") \(error?.code ?? 0)")
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { calls.append("\(documentURLs.map(\.lastPathComponent))") }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] {
    calls.append("activities \(documentURLs.count)")
    return []
  }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) { calls.append("share \(activityViewController.activityItems.count)") }
}

/// A delegate as apps wrote it before iOS 12, which makes no documents.
private final class OldDelegate: NSObject, UIDocumentBrowserViewControllerDelegate {
  var picked = 0

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) { picked += documentURLs.count }
}

@MainActor
@Suite("Document browsers", .freshApplication)
final class DocumentBrowserTests {
  private let files = FileManager.default
  private let box = FileManager.default.temporaryDirectory.appending(
    path: "fleet-\(UUID().uuidString)")
  private let browser = Documents(forOpening: [.plainText])

  init() throws {
    browser.delegate = browser
    browser.folder = DocumentFolder(url: box.appending(path: "Documents"))
    for name in ["Documents/wren.txt", "Documents/robin.txt", "Documents/photo.png", "new.txt"] {
      try write(name)
    }
    setAsAppRootWindow(browser)
  }

  deinit { try? FileManager.default.removeItem(at: box) }

  private func url(_ name: String) -> URL { box.appending(path: name) }

  @discardableResult
  private func write(_ name: String) throws -> URL {
    let url = url(name)
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(name.utf8).write(to: url)
    return url
  }

  private var names: [String] {
    (try? files.contentsOfDirectory(atPath: url("Documents").path).sorted()) ?? []
  }

  // MARK: Acts of a user

  @Test func `the documents are listed, and a tap chooses one (behaviour 708)`() throws {
    try write("Documents/inner/deep.txt")
    browser.viewWillAppear(false)
    let titles = ["Create Document", "photo", "robin", "wren"]
    #expect(titles.allSatisfy { Fleet.screen.cells[$0].exists })
    #expect(!Fleet.screen.cells["inner"].exists)

    Fleet.screen.cells["wren"].tap()
    let photo = failures { Fleet.screen.cells["photo"].tap() }

    #expect(browser.calls == [#"["wren.txt"]"#])
    #expect(photo.count == 1)
    browser.shouldShowFileExtensions = true
    #expect(Fleet.screen.cells["robin.txt"].exists)
  }

  @Test func `a new document is moved, copied or given up (behaviour 708)`() throws {
    browser.new = (url("new.txt"), .copy)
    Fleet.screen.cells["Create Document"].tap()
    #expect(browser.calls == ["create", "new.txt to new.txt"])
    #expect(Fleet.screen.cells["new"].exists)

    browser.new = (url("new.txt"), .move)
    browser.createDocument()
    #expect(browser.calls.suffix(2) == ["create", "new.txt to new 2.txt"])
    #expect(!files.fileExists(atPath: url("new.txt").path))

    browser.createDocument()
    #expect(browser.calls.suffix(2) == ["create", "new.txt: UIDocumentBrowserErrorDomain 1"])

    browser.new = (nil, .none)
    browser.createDocument()
    #expect(browser.calls.last == "create")
    #expect(names == ["new 2.txt", "new.txt", "photo.png", "robin.txt", "wren.txt"])
  }

  @Test func `without new documents there is no row for them`() {
    browser.localizedCreateDocumentActionTitle = "New Bird"
    #expect(Fleet.screen.cells["New Bird"].exists)

    browser.allowsDocumentCreation = false

    #expect(!Fleet.screen.cells["New Bird"].exists)
    Fleet.screen.cells["robin"].tap()
    #expect(browser.calls == [#"["robin.txt"]"#])
  }

  @Test func `several documents are selected, and opened`() {
    browser.allowsPickingMultipleItems = true
    Fleet.screen.buttons["Select"].tap()
    #expect(!Fleet.screen.cells["Create Document"].exists)
    #expect(!Fleet.screen.buttons["Open"].isEnabled)
    Fleet.screen.cells["wren"].tap()
    Fleet.screen.cells["robin"].tap()
    Fleet.screen.buttons["Open"].tap()

    #expect(browser.calls == [#"["robin.txt", "wren.txt"]"#])
    #expect(Fleet.screen.buttons["Select"].exists)
  }

  @Test func `one alone cannot be opened where only one can be chosen`() {
    Fleet.screen.buttons["Select"].tap()
    Fleet.screen.cells["wren"].tap()
    #expect(Fleet.screen.buttons["Open"].isEnabled)
    Fleet.screen.cells["robin"].tap()
    #expect(!Fleet.screen.buttons["Open"].isEnabled)
    Fleet.screen.buttons["Done"].tap()
    #expect(Fleet.screen.cells["Create Document"].exists)
  }

  @Test func `the app's own buttons and actions`() {
    var done: [String] = []
    browser.additionalLeadingNavigationBarButtonItems = [
      UIBarButtonItem(title: "Help", primaryAction: UIAction { _ in done.append("help") })
    ]
    let send = UIDocumentBrowserAction(
      identifier: "send", localizedTitle: "Send", availability: [.menu, .navigationBar]
    ) { done.append("send \($0.map(\.lastPathComponent))") }
    send.supportsMultipleItems = false
    let print = UIDocumentBrowserAction(
      identifier: "print", localizedTitle: "Print", availability: .menu
    ) { _ in done.append("print") }
    print.supportedContentTypes = [UTType.pdf.identifier]
    browser.customActions = [send, print]

    Fleet.screen.buttons["Help"].tap()
    Fleet.screen.cells["wren"].chooseMenuItem(withTitle: "Send")
    let refused = failures { Fleet.screen.cells["wren"].chooseMenuItem(withTitle: "Print") }
    Fleet.screen.buttons["Select"].tap()
    #expect(!Fleet.screen.buttons["Print"].exists)
    Fleet.screen.cells["robin"].tap()
    Fleet.screen.buttons["Send"].tap()

    #expect(done == ["help", #"send ["wren.txt"]"#, #"send ["robin.txt"]"#])
    #expect(refused.count == 1)
  }

  @Test func `a document is shared (behaviour 708)`() {
    Fleet.screen.cells["wren"].chooseMenuItem(withTitle: "Share")

    #expect(browser.calls == ["activities 1", "share 1"])
    #expect(browser.presentedViewController is UIActivityViewController)
  }

  // MARK: Acts of an app

  @Test func `a document is revealed, and imported where that is needed (behaviour 708)`() {
    var told: [String] = []
    func reveal(_ name: String, importing: Bool) {
      browser.revealDocument(at: url(name), importIfNeeded: importing) {
        told.append("\($0?.lastPathComponent ?? "nil") \($1 == nil)")
      }
      Fleet.settle()
    }
    reveal("Documents/wren.txt", importing: true)
    reveal("new.txt", importing: true)
    reveal("new.txt", importing: false)
    reveal("nothing.txt", importing: true)

    #expect(told == ["wren.txt true", "new.txt true", "nil true", "nil false"])
    #expect(names.contains("new.txt"))
    #expect(Fleet.screen.cells["new"].exists)
  }

  @Test func `documents are imported beside others, and renamed`() async throws {
    let neighbour = try write("Elsewhere/owl.txt")
    let copy = try await browser.importDocument(
      at: url("new.txt"), nextToDocumentAt: neighbour, mode: .copy)
    #expect(copy.path == url("Elsewhere/new.txt").path)
    let wren = try await browser.renameDocument(
      at: url("Documents/wren.txt"), proposedName: "robin")
    #expect(wren.lastPathComponent == "robin 2.txt")
    #expect(names == ["photo.png", "robin 2.txt", "robin.txt"])
    #expect(Fleet.screen.cells["robin 2"].exists)
    let same = try await browser.renameDocument(at: wren, proposedName: "robin 2.txt")
    #expect(same == wren)
    await #expect(throws: UIDocumentBrowserError(.generic)) {
      try await browser.renameDocument(at: url("nothing.txt"), proposedName: "owl")
    }
    var none: [URL?] = []
    browser.importDocument(at: neighbour, nextToDocumentAt: wren, mode: .none) { url, _ in
      none.append(url)
    }
    await Fleet.eventually { none.count == 1 }
    #expect(none == [nil])
  }

  @Test(arguments: ["", ".", "..", "../owl", "/owl", "inner/owl", ".owl", "owl\0"])
  func `a name that leads elsewhere, or hides, is refused`(name: String) async throws {
    try write("Documents/inner/deep.txt")
    let before = try files.subpathsOfDirectory(atPath: box.path).sorted()

    await #expect(throws: UIDocumentBrowserError(.generic)) {
      try await browser.renameDocument(at: url("Documents/wren.txt"), proposedName: name)
    }

    #expect(try files.subpathsOfDirectory(atPath: box.path).sorted() == before)
  }

  @Test func `what is not there is neither renamed nor imported, nor a place`() async throws {
    let nothing = url("Nowhere/nothing.txt")
    await #expect(throws: UIDocumentBrowserError(.generic)) {
      try await browser.renameDocument(at: nothing, proposedName: "nothing")
    }
    await #expect(throws: UIDocumentBrowserError(.generic)) {
      try await browser.importDocument(
        at: url("new.txt"), nextToDocumentAt: nothing, mode: .move)
    }

    #expect(files.fileExists(atPath: url("new.txt").path))
    #expect(!files.fileExists(atPath: url("Nowhere").path))
  }

  @Test func `a folder is not imported into itself`() async throws {
    let deep = try write("Documents/inner/deep.txt")

    for mode in [UIDocumentBrowserViewController.ImportMode.copy, .move] {
      await #expect(throws: UIDocumentBrowserError(.generic)) {
        try await browser.importDocument(
          at: url("Documents/inner"), nextToDocumentAt: deep, mode: mode)
      }
    }

    #expect(try files.contentsOfDirectory(atPath: url("Documents/inner").path) == ["deep.txt"])
  }

  @Test func `an import keeps what was there, and the original of a copy`() async throws {
    let other = try write("Elsewhere/wren.txt")
    let around = url("Documents/../Elsewhere/wren.txt")

    let copy = try await browser.importDocument(
      at: around, nextToDocumentAt: url("Documents/robin.txt"), mode: .copy)

    #expect(copy.lastPathComponent == "wren 2.txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "Elsewhere/wren.txt")
    #expect(
      try String(contentsOf: url("Documents/wren.txt"), encoding: .utf8) == "Documents/wren.txt")
    #expect(files.fileExists(atPath: other.path))
  }

  @Test func `the types of the Info.plist, and what stands as it was set`() {
    #expect(browser.allowedContentTypes == ["public.plain-text"])
    let plain = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil)
    #expect(plain.allowedContentTypes.isEmpty)
    #expect(plain.allowsDocumentCreation && !plain.allowsPickingMultipleItems)
    #expect(plain.browserUserInterfaceStyle == .white)
    #expect(plain.defaultDocumentAspectRatio == CGFloat(2) / 3)
    #expect(UIDocumentBrowserViewController.ImportMode.move.rawValue == 2)
    #expect(UIDocumentBrowserAction.Availability.navigationBar.rawValue == 2)
  }

  @Test func `a document comes out of the browser by its transition`() {
    final class Way: NSObject, UIViewControllerTransitioningDelegate {
      let transition: UIDocumentBrowserTransitionController
      init(_ transition: UIDocumentBrowserTransitionController) { self.transition = transition }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    }
    let way = Way(browser.transitionController(forDocumentAt: url("Documents/wren.txt")))
    let page = UIViewController()
    way.transition.targetView = page.view
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = way

    browser.present(page, animated: true)
    Fleet.settle()
    #expect(page.view.window != nil && page.view.alpha == 1)
    browser.dismiss(animated: true)
    Fleet.settle()

    #expect(browser.presentedViewController == nil && browser.view.window != nil)
  }

  // MARK: Helpers

  @Test func `a helper chooses documents, listed or not`() {
    let old = OldDelegate()
    browser.delegate = old
    #expect(failures { browser.pick([url("cloud/owl.txt")]) }.isEmpty)
    browser.createDocument()
    #expect(old.picked == 1)
    browser.present(UIViewController(), animated: true)

    let covered = failures { browser.pick([url("cloud/owl.txt")]) }

    #expect(covered.map(\.name) == [.picker])
    #expect(old.picked == 1)
  }
}
